import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Java 17 or newer. */
class Sign {
  static String sign(
      String secret, String method, String path, String appId, String timestamp, String nonce, byte[] body)
      throws GeneralSecurityException {
    String[] parts = path.split("\\?", 2);
    String sorted = parts[0];
    if (parts.length == 2 && !parts[1].isEmpty()) {
      String[] query = parts[1].split("&");
      Arrays.sort(query);
      sorted += "?" + String.join("&", query);
    }
    HexFormat hex = HexFormat.of();
    String bodyHash = hex.formatHex(MessageDigest.getInstance("SHA-256").digest(body));
    String text = String.join("\n", method, sorted, appId, timestamp, nonce, bodyHash);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    return hex.formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
  }
}
