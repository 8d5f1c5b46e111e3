import { MATCH_FIGURES } from '@copa/domain/play/result/figures';
import { FIGURE_WORDS } from '@copa/domain/play/words/figures';

export const columns = ['Booyah', ...MATCH_FIGURES.map((figure) => FIGURE_WORDS[figure].name)];
