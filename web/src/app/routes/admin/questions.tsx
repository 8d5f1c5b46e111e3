import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { QuestionsScreen } from '../../../features/questions/admin/questions-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Preguntas');
  return (
    <RequirePermission permission="manage_questions">
      <QuestionsScreen />
    </RequirePermission>
  );
}
