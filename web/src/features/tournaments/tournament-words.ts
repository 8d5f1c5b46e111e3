import type { Modality } from '@copa/domain/tournament';

const MODALITIES: Readonly<Record<Modality, string>> = { solo: 'Solo', duo: 'Dúo' };

const FORMATS: Readonly<Record<string, string>> = {
  eliminacion_directa: 'Eliminación directa',
  puntos: 'Sistema de puntos',
};

const GAME_MODES: Readonly<Record<string, string>> = { COMPETITIVO: 'Competitivo' };

export function modalityLabel(modality: Modality): string {
  return MODALITIES[modality];
}

/** Organisers may write a format of their own; it shows as they wrote it. */
export function formatLabel(format: string): string {
  return FORMATS[format] ?? format;
}

export function gameModeLabel(mode: string): string {
  return GAME_MODES[mode] ?? mode;
}
