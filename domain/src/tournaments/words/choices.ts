import { MODALITIES, type Modality, UNIT_SIZES } from '../modality.ts';
import type { ChoiceField, Choices } from '../tournament.ts';

export const CHOICE_NAMES: Readonly<Record<ChoiceField, string>> = { modality: 'Modalidad' };

export const CHOICE_LABELS: { readonly [Field in ChoiceField]: Readonly<Record<Choices[Field], string>> } = {
  modality: { solo: 'Solo', duo: 'Dúo', squad: 'Escuadra' },
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
