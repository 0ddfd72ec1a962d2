"""`python -m slet.cli` is `slet`."""

import sys

from slet.cli.main import main

sys.exit(main())
