import { useSyncExternalStore } from 'react';
import { readLocal, subscribeLocal, writeLocal } from './storage/local-store.ts';
import { storageKeys } from './storage/storage-keys.ts';

declare global {
  interface Navigator {
    /** Only Safari has it. */
    readonly audioSession?: { type: string };
  }
}

let player: HTMLAudioElement | undefined;

function isMuted(): boolean {
  return readLocal(storageKeys.mutedSounds) === '1';
}

/** Errors of `play` are ignored, as section 8 of the specification says. */
export function playSound(volume: number): void {
  if (isMuted()) return;
  // Without `ambient`, each sound of the site on an iPhone stops the music of other apps.
  Object.assign(navigator.audioSession ?? {}, { type: 'ambient' });
  player ??= new Audio('/sonido-ui1.mp3');
  player.volume = volume;
  player.currentTime = 0;
  void player.play()?.catch(() => undefined);
}

export function setMuted(muted: boolean): void {
  writeLocal(storageKeys.mutedSounds, muted ? '1' : null);
}

export function useMuted(): boolean {
  return useSyncExternalStore(subscribeLocal, isMuted, () => false);
}
