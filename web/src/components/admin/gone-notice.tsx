import * as words from '../words/admin.ts';
export function GoneNotice({ subject }: { subject: string }) {
  return (
    <p role="alert" className="rounded-md border border-danger/40 bg-danger/12 p-4 text-danger">
      {words.goneText(subject)}
    </p>
  );
}
