"""A link as a picture that a phone reads."""

import segno


def qr_code(link: str) -> str:
    code: str = segno.make(link, error="m").svg_inline(
        scale=1, border=2, dark="#17202B", light="#F6EBD4", omitsize=True
    )
    return code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
