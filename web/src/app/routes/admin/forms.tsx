import { FormsScreen } from '../../../features/forms/admin/forms-screen.tsx';
import { FormRenderer } from '../../../features/forms/public/form-renderer.tsx';

export function FormsPage() {
  return <FormsScreen preview={(form) => <FormRenderer form={form} />} />;
}
