const SIZES = { solo: 1, duo: 2, squad: 4 };
export type Modality = keyof typeof SIZES;
export const UNIT_SIZES: Readonly<Record<Modality, number>> = SIZES;
export const MODALITIES = Object.keys(SIZES) as readonly Modality[];
export const LARGEST_UNIT = Math.max(...Object.values(UNIT_SIZES));
