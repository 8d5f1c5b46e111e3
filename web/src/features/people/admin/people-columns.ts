export const PEOPLE_SIZES = ['h-20', 'h-20'];

export const PEOPLE_COLUMNS =
  '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] @4xl:items-center @4xl:gap-x-6';
