"""What all tests share."""

import os

from hypothesis import settings

# What commands say is compared with English, whatever the language of the system.
os.environ["LANGUAGE"] = "en"

# Machines are noisy: how fast something is, the benchmarks measure.
settings.register_profile("kvarto", deadline=None)
settings.load_profile("kvarto")

# Real servers, for whoever asks for one.
pytest_plugins = ["servers.fixtures"]
