import { ownEntry } from '@copa/domain/words/own-entry';
import { plainText } from '../../lib/plain-text.ts';
import * as labels from './words/labels.ts';

export function formatLabel(format: string): string {
  return wordFor(labels.formats, format);
}

export function gameModeLabel(mode: string): string {
  return wordFor(labels.gameModes, mode);
}

export function storedFormat(label: string): string {
  return storedWord(labels.formats, label);
}

export function storedGameMode(label: string): string {
  return storedWord(labels.gameModes, label);
}

function wordFor(words: Readonly<Record<string, string>>, stored: string): string {
  return ownEntry(words, stored) ?? stored;
}

function storedWord(words: Readonly<Record<string, string>>, label: string): string {
  const wanted = plainText(label.trim());
  return Object.entries(words).find(([, word]) => plainText(word) === wanted)?.[0] ?? label;
}
