/** `stage` is undefined if there is only one. */
export const decideIn = (count: number, stage: string | undefined, match: string) =>
  `${count === 1 ? 'Decide la protesta' : `Decide las ${count} protestas`}: ${stage === undefined ? '' : `${stage} · `}${match}`;
