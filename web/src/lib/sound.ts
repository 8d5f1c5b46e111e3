import { SOUND_VOLUME_HOVER, SOUND_VOLUME_NAVIGATION } from '@copa/domain/limits';
import { useSyncExternalStore } from 'react';
import { readLocal, subscribeLocal, writeLocal } from './storage/local-store.ts';
import { storageKeys } from './storage/storage-keys.ts';

const volumes = { click: SOUND_VOLUME_NAVIGATION, hover: SOUND_VOLUME_HOVER } as const;
type Sound = keyof typeof volumes;

const players = new Map<Sound, HTMLAudioElement>();

function playerFor(sound: Sound): HTMLAudioElement {
  let player = players.get(sound);
  if (!player) {
    player = new Audio('/sonido-ui1.mp3');
    player.volume = volumes[sound];
    players.set(sound, player);
  }
  return player;
}

function isMuted(): boolean {
  return readLocal(storageKeys.mutedSounds) === '1';
}

/** Errors of `play` are ignored, as section 8 of the specification says. */
export function playSound(sound: Sound): void {
  if (isMuted()) return;
  const player = playerFor(sound);
  player.currentTime = 0;
  void player.play()?.catch(() => undefined);
}

export function setMuted(muted: boolean): void {
  writeLocal(storageKeys.mutedSounds, muted ? '1' : null);
}

export function useMuted(): boolean {
  return useSyncExternalStore(subscribeLocal, isMuted, () => false);
}
