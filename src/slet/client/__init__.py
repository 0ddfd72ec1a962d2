"""The built client. `make client` puts it into `dist`."""
