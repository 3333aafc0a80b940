import { isReceivers, publicTrack, storedForms } from './public-track';

describe('tracking by number', () => {
  it.each([
    ['SH-7K4M-92QX', 'SH7K4M92QX', 'SH-7K4M-92QX'],
    [' sh 7k4m–92qx', 'SH7K4M92QX', 'SH-7K4M-92QX'],
    ['SHOIL00000', 'SHOIL00000', 'SH-0110-0000'],
    ['ＥＥ473124829ＧＢ', 'EE473124829GB', ''],
    ['SH-1', 'SH1', ''],
  ])('reads %s', (typed, trackingNumber, sheetNo) => {
    expect(storedForms(typed)).toEqual({ trackingNumber, sheetNo });
  });

  it.each([
    ['0142', true],
    ['ls3 1ew', true],
    ['LS31EW', true],
    ['142', false],
    ['', false],
    [undefined, false],
    ['0143', false],
  ])('takes %s for the receiver’s: %s', (verify, isIt) => {
    const receiver = { receiverTelephone: '+44 7700 900142', receiverZipCode: 'LS3 1EW' };
    expect(isReceivers(verify, receiver)).toBe(isIt);
  });

  it('shows strangers the state, the last event and the city only', () => {
    const event = (time: number) => ({ time, status: 1, description: '', place: '' });
    const track = { status: 6, events: [event(2), event(1)], receiver_city: 'Leeds', order_no: 'T-1' };
    expect(publicTrack(track, true)).toEqual(track);
    expect(publicTrack(track, false)).toEqual({ status: 6, events: [event(2)], receiver_city: 'Leeds' });
  });
});
