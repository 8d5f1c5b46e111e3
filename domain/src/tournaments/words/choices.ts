import { MODALITIES, type Modality, UNIT_SIZES } from '../modality.ts';

/**
 * The editor and the page show these fields of a tournament in this order. A field without labels is a short
 * text; the first label is that of tournaments without the field.
 */
export const SETTING_NAMES = {
  modality: 'Modalidad',
  gameMode: 'Modo de juego',
  format: 'Formato',
  mapSelection: 'Mapa',
};

export const CHOICE_LABELS = {
  modality: { solo: 'Solo', duo: 'Dúo', squad: 'Escuadra' } satisfies Readonly<Record<Modality, string>>,
};

export const UNIT_WORDS = {
  solo: { one: 'jugador', many: 'jugadores', the: 'los' },
  duo: { one: 'dúo', many: 'dúos', the: 'los' },
  squad: { one: 'escuadra', many: 'escuadras', the: 'las' },
} as const satisfies Record<Modality, { one: string; many: string; the: 'las' | 'los' }>;

export const teamModalities = () => MODALITIES.filter((modality) => UNIT_SIZES[modality] > 1);

/** Lists that somebody pastes call a team by these words. */
export const TEAM_WORDS = /* @__PURE__ */ teamWords();

function teamWords(): readonly string[] {
  return ['equipo', 'team', 'duo', 'squad', ...teamModalities().map((modality) => UNIT_WORDS[modality].one)];
}

export function modalitiesText(modalities: readonly Modality[], word: 'o' | 'y'): string {
  const names = modalities.map((modality) => CHOICE_LABELS.modality[modality].toLowerCase());
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
