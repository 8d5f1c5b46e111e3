import { GIVEN_ROLES, type GivenRole } from '@copa/domain/people/roles';
import { RadioGroup } from '../../../components/fields/choice-fields.tsx';
import * as words from '../words/admin.ts';

export function RoleChoice({ role, onChange }: { role: GivenRole; onChange: (role: GivenRole) => void }) {
  return (
    <RadioGroup
      label={words.role}
      required="unmarked"
      options={GIVEN_ROLES.map((value) => ({ value, label: words.ROLE_CHOICES[value] }))}
      value={role}
      onChange={(value) => onChange(value as GivenRole)}
    />
  );
}
