export const nothing = () => null;
export const NO_VIEWS = {
  card: nothing,
  page: nothing,
  plan: { stored: nothing, proposed: nothing },
  seasons: { choice: nothing },
};
export const NO_PARTS = { table: nothing, protests: nothing };
