import { useCallback, useRef } from 'react';
import { useStore } from 'react-admin';

/** Which of the three sounds are on, and how loud (0 to 1). */
export interface SoundSettings {
  readonly received: boolean;
  readonly repeat: boolean;
  readonly refused: boolean;
  readonly volume: number;
}

export type Sound = 'received' | 'repeat' | 'refused';

const ON: SoundSettings = { received: true, repeat: true, refused: true, volume: 0.7 };

/** Beeps of each sound: pitch in Hz, start and length in seconds. */
const beeps: Readonly<Record<Sound, readonly (readonly [hz: number, start: number, length: number])[]>> = {
  received: [[1320, 0, 0.12]],
  repeat: [
    [660, 0, 0.12],
    [660, 0.2, 0.12],
  ],
  refused: [[196, 0, 0.7]],
};

/** The station's sounds; what is switched off or cannot be played is silent. */
export function useSounds() {
  const [settings, setSettings] = useStore<SoundSettings>('scan.sounds', ON);
  const context = useRef<AudioContext | null>(null);
  const play = useCallback(
    (sound: Sound) => {
      if (!settings[sound] || settings.volume === 0 || typeof AudioContext === 'undefined') return;
      const audio = (context.current ??= new AudioContext());
      for (const [hz, start, length] of beeps[sound])
        beep(audio, hz, audio.currentTime + start, length, settings.volume);
    },
    [settings],
  );
  return { settings, setSettings, play };
}

function beep(audio: AudioContext, hz: number, start: number, length: number, volume: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = hz < 300 ? 'sawtooth' : 'sine';
  tone.frequency.value = hz;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(volume * 0.5, start + 0.01);
  loudness.gain.setValueAtTime(volume * 0.5, start + length - 0.02);
  loudness.gain.linearRampToValueAtTime(0, start + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
