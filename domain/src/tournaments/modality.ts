export const MODALITIES = ['solo', 'duo', 'squad'] as const;
export type Modality = (typeof MODALITIES)[number];

export const UNIT_SIZES: Readonly<Record<Modality, number>> = { solo: 1, duo: 2, squad: 4 };
export const LARGEST_UNIT = Math.max(...Object.values(UNIT_SIZES));
