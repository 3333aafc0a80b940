import { bandColour, suffixSvg } from './suffix-svg';

describe('suffixSvg', () => {
  it.each([
    ['ZIP', 'rgb(229,160,168)'],
    ['PDF', 'rgb(229,160,168)'],
    ['FILE', 'rgb(185,229,160)'],
    ['MP4', 'rgb(160,229,207)'],
  ])('colours %s %s', (text, colour) => {
    expect(bandColour(text)).toBe(colour);
  });

  it('shows the first four characters in capitals, `file` where there are none', () => {
    expect(suffixSvg('docx', '')).toContain('>DOCX<');
    expect(suffixSvg('numbers', '')).toContain('>NUMB<');
    expect(suffixSvg('', '')).toContain('>FILE<');
  });

  it('takes a colour and nothing else for the background', () => {
    expect(suffixSvg('zip', 'rgb(1, 2, 3)')).toContain('fill="rgb(1, 2, 3)"');
    expect(suffixSvg('zip', '#abc')).toContain('fill="#abc"');
    expect(suffixSvg('zip', '"/><script>alert(1)</script>')).toContain(`fill="${bandColour('ZIP')}"`);
  });

  it('escapes the suffix', () => {
    expect(suffixSvg('<a"&', '')).toContain('>&#60;A&#34;&#38;<');
  });
});
