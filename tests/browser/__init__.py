"""The page in a real browser, at a real server.

This folder is a package so that its browser is closed before the tests of another folder begin:
as long as it is open, no other test of the same process could run an event loop.
"""
