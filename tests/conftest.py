"""What all tests share."""

from hypothesis import settings

# Machines are noisy: how fast something is, the benchmarks measure.
settings.register_profile("kvarto", deadline=None)
settings.load_profile("kvarto")

# Real servers, for whoever asks for one.
pytest_plugins = ["servers.fixtures"]
