export { writeApiTypes as main } from '../../tests/setup/api-types.ts';
