/** The host in a QR code: on the server's own machine the page itself may be called by another one. */
export async function codeHost(picture: string): Promise<string> {
  try {
    const text = await (await fetch(picture)).text();
    return new URL(/<desc>(.*?)<\/desc>/.exec(text)![1]!).host;
  } catch {
    return location.host;
  }
}
