import { inertText, originalText } from './inert-text';

describe('inert text', () => {
  it.each([
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['@SUM(1)', "'@SUM(1)"],
    ['+cmd|x', "'+cmd|x"],
    ['-1+cmd', "'-1+cmd"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['+447700900123', '+447700900123'],
    ['-5.00', '-5.00'],
    ['123456789012345678', '123456789012345678'],
    ['Ann = Lee', 'Ann = Lee'],
    ['', ''],
  ])('C22: %j becomes %j and back', (text, inert) => {
    expect(inertText(text)).toBe(inert);
    expect(originalText(inert)).toBe(text);
  });
});
