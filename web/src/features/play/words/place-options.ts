import { ordinal } from '@copa/domain/words/counted';

export function placeOptions(places: number) {
  return Array.from({ length: places }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? '1.º Booyah' : ordinal(index + 1),
  }));
}
