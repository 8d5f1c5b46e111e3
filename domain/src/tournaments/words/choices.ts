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

/** Lists that somebody pastes call a team by these words. */
export const TEAM_WORDS = /* @__PURE__ */ teamWords();

function teamWords(): readonly string[] {
  const teams = MODALITIES.filter((modality) => UNIT_SIZES[modality] > 1);
  return ['equipo', 'team', 'duo', 'squad', ...teams.map((modality) => UNIT_WORDS[modality].one)];
}
