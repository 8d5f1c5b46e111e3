import { plainText } from '../../lib/plain-text.ts';
import * as labels from './words/labels.ts';

export function formatLabel(format: string): string {
  return labels.formats[format] ?? format;
}

export function gameModeLabel(mode: string): string {
  return labels.gameModes[mode] ?? mode;
}

export function storedFormat(label: string): string {
  return storedWord(labels.formats, label);
}

export function storedGameMode(label: string): string {
  return storedWord(labels.gameModes, label);
}

function storedWord(words: Readonly<Record<string, string>>, label: string): string {
  const wanted = plainText(label.trim());
  return Object.entries(words).find(([, word]) => plainText(word) === wanted)?.[0] ?? label;
}
