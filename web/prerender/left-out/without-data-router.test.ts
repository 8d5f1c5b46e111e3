import { expect, it } from 'vitest';
import { withoutDeclarations } from './without-data-router.ts';

const CODE = `
var Form = forwardRef(function Form2() { return "form"; });
Form.displayName = "Form";
Form.contextType = Link;
Link.displayName = "Link";
Link.kept = true;
function Prefetch({ page }) {
  return page;
}
function Link() {
  return Prefetch({ page: 1 }) ?? Form;
}
`;

it('empties the named functions and variables, and removes their properties and all display names', () => {
  expect(withoutDeclarations(CODE, ['Form', 'Prefetch'])).toBe(`
var Form = null;



Link.kept = true;
function Prefetch({ page }) {}
function Link() {
  return Prefetch({ page: 1 }) ?? Form;
}
`);
});

it('refuses a name that is not declared', () => {
  expect(() => withoutDeclarations(CODE, ['Gone'])).toThrow('React Router has no Gone any more.');
});
