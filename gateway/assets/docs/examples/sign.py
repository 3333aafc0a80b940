import hashlib
import hmac


def sign(secret, method, path, app_id, timestamp, nonce, body):
    """body: the bytes that are sent, b"" where there are none"""
    bare, _, query = path.partition("?")
    sorted_path = bare + ("?" + "&".join(sorted(query.split("&"))) if query else "")
    body_hash = hashlib.sha256(body).hexdigest()
    text = "\n".join([method, sorted_path, app_id, timestamp, nonce, body_hash])
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()
