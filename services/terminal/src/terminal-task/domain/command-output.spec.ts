import { CommandOutput, plainText } from './command-output';

describe('what a command writes', () => {
  it.each([
    ['\u001b[32mgreen\u001b[0m and \u001b[1;31mred\u001b[m', 'green and red'],
    ['\u001b[2K\u001b[1Gagain', 'again'],
    ['\u001b]0;title\u0007shown', 'shown'],
    ['\u001b]8;;http://a\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['nul\u0000 and bell\u0007', 'nul and bell'],
    ['中文\ttab', '中文\ttab'],
  ])('%j becomes %j', (raw, plain) => {
    expect(plainText(raw)).toBe(plain);
  });

  it('comes out in whole lines, the last one at the end', () => {
    const output = new CommandOutput();
    output.add('first\nsec');
    expect(output.take()).toBe('first');
    output.add('ond\r');
    expect(output.take()).toBe('');
    output.add('\nthird\n');
    expect(output.take()).toBe('second\nthird');
    output.add('  indented, no end');
    expect(output.take()).toBe('');
    expect(output.take(true)).toBe('  indented, no end');
    expect(output.take(true)).toBe('');
  });

  it('keeps a colour together that comes in two pieces', () => {
    const output = new CommandOutput();
    output.add('a\u001b[3');
    output.add('1mb\n');
    expect(output.take()).toBe('ab');
  });

  it('ends at the limit, on a whole character, and says so once', () => {
    const output = new CommandOutput(10);
    output.add('123456\n');
    expect(output.take()).toBe('123456');
    output.add('中文字\n');
    expect(output.take()).toBe('中\n[…] more than 10 bytes of output; the rest is left out');
    output.add('more\n');
    expect(output.take(true)).toBe('');
  });
});
