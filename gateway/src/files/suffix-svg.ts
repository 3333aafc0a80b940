const LONGEST = 4;
const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{1,40}\)|[a-z]{1,20})$/i;

/** A sheet with a coloured band that names a file's suffix, for files that have no picture of their own. */
export function suffixSvg(suffix: string, background: string): string {
  const text = [...(suffix || 'file').toUpperCase()].slice(0, LONGEST).join('');
  const colour = COLOUR.test(background) ? background : bandColour(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<path d="M96 24h224l112 112v328a24 24 0 0 1-24 24H96a24 24 0 0 1-24-24V48a24 24 0 0 1 24-24z" fill="#ffffff" stroke="#d7dbe0" stroke-width="8"/>
<path d="M320 24v88a24 24 0 0 0 24 24h88z" fill="#e8ebef"/>
<rect x="40" y="280" width="432" height="144" rx="16" fill="${colour}"/>
<text x="256" y="352" fill="#ffffff" font-family="Arial, sans-serif" font-size="104" font-weight="700" text-anchor="middle" dominant-baseline="central">${escaped(text)}</text>
</svg>`;
}

/** The same suffix always has the same colour: its hue comes from a checksum of the text. */
export function bandColour(text: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(adler32(text));
  return rgbOf(bytes.readUInt32LE() % 360, 0.3, 0.9);
}

function adler32(text: string): number {
  let [a, b] = [1, 0];
  for (const byte of Buffer.from(text, 'utf8')) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

function rgbOf(hue: number, saturation: number, value: number): string {
  const sector = Math.floor(hue / 60);
  const part = hue / 60 - sector;
  const [low, falling, rising] = [
    value * (1 - saturation),
    value * (1 - saturation * part),
    value * (1 - saturation * (1 - part)),
  ];
  const channels = [
    [value, rising, low],
    [falling, value, low],
    [low, value, rising],
    [low, falling, value],
    [rising, low, value],
    [value, low, falling],
  ][sector] ?? [value, rising, low];
  return `rgb(${channels.map((channel) => Math.floor(channel * 255)).join(',')})`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
