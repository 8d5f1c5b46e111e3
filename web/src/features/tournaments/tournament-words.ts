import type { Modality } from '@copa/domain/tournaments/tournament';
import { MODALITY_LABELS } from '@copa/domain/tournaments/words/card';
import { plainText } from '../../lib/plain-text.ts';

type Words = Readonly<Record<string, string>>;

const FORMATS: Words = { eliminacion_directa: 'Eliminación directa', puntos: 'Sistema de puntos' };

const GAME_MODES: Words = { COMPETITIVO: 'Competitivo' };

export function modalityLabel(modality: Modality): string {
  return MODALITY_LABELS[modality];
}

/** Organisers may write a format of their own; it shows as they wrote it. */
export function formatLabel(format: string): string {
  return FORMATS[format] ?? format;
}

export function gameModeLabel(mode: string): string {
  return GAME_MODES[mode] ?? mode;
}

/** The stored value of a label: the label itself, unless it is one of ours. */
export function storedFormat(label: string): string {
  return storedWord(FORMATS, label);
}

export function storedGameMode(label: string): string {
  return storedWord(GAME_MODES, label);
}

function storedWord(words: Words, label: string): string {
  const wanted = plainText(label.trim());
  return Object.entries(words).find(([, word]) => plainText(word) === wanted)?.[0] ?? label;
}
