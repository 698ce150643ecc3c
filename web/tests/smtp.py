"""A real SMTP server for browser tests: prints its port, then each mail as one line of JSON."""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.smtp_server import SmtpServer, links_of, text_of

with SmtpServer() as server:
    print(server.port, flush=True)
    told = 0
    while True:
        time.sleep(0.02)
        for mail in server.mails[told:]:
            found = {
                "to": str(mail["To"]),
                "subject": str(mail["Subject"]),
                "language": str(mail["Content-Language"]),
                "unsubscribe": mail["List-Unsubscribe"] and str(mail["List-Unsubscribe"]),
                "text": text_of(mail),
                "links": links_of(mail),
            }
            print(json.dumps(found), flush=True)
            told += 1
