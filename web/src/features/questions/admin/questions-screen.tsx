import type { BatchResult } from '@copa/domain/api/batch';
import type { Answers } from '@copa/domain/questions/answers';
import {
  activateQuestions,
  deactivateQuestions,
  deleteQuestions,
  listQuestions,
  reorderQuestions,
} from '@copa/domain/questions/endpoints';
import { byOrder, type Question, questionField } from '@copa/domain/questions/question';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../components/admin/chip.tsx';
import { ListBeside } from '../../../components/admin/list-beside.tsx';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { moved } from '../../../components/admin/ordering/reorder.ts';
import { FailedPage, StaleNotice } from '../../../components/admin/query-states.tsx';
import { Rows } from '../../../components/admin/rows.tsx';
import { toggled } from '../../../components/admin/toggled.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { AnswerInput } from '../../../components/fields/answer-input.tsx';
import { Icon } from '../../../components/icon.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useAct, useApiMutation, useWholeList } from '../../../lib/admin/admin-api.ts';
import { cx } from '../../../lib/cx.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import * as words from '../words/admin.ts';
import { QuestionEditor } from './question-editor.tsx';
import { type ListMode, QuestionRow } from './question-row.tsx';

export function QuestionsScreen() {
  const questions = useWholeList(listQuestions);
  if (questions.isPending) return <PageSkeleton label={words.loading} />;
  if (questions.data === undefined) return <FailedPage title={words.title} query={questions} />;
  return (
    <Questions
      questions={questions.data.questions.toSorted(byOrder)}
      notice={<StaleNotice query={questions} />}
    />
  );
}

const NONE: ReadonlySet<string> = new Set();

function Questions({ questions, notice }: { questions: readonly Question[]; notice: ReactNode }) {
  const [editing, setEditing] = useState<Question | 'new' | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [mode, setMode] = useState<ListMode>('open');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const reorder = useAct(reorderQuestions, { inTurn: true });
  const order = reorder.isPending ? reorder.variables?.body : undefined;
  const wanted = order !== undefined && !(order instanceof FormData) ? order.questions : null;
  const shown =
    wanted === null ? questions : questions.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
  const ids = shown.map(({ id }) => id);
  const current = editing === 'new' ? undefined : shown.find(({ id }) => id === editing?.id);

  const move = (from: number, to: number) => {
    const next = moved(ids, from, to);
    if (next === ids) return;
    reorder.act({ body: { questions: [...next] } });
  };
  // `LongRows` hides later rows, but moving and choosing need all questions on the screen.
  const List = mode === 'open' ? LongRows : Rows;
  return (
    <div className="wrap pb-16">
      <AreaHead
        title={words.title}
        intro={words.intro}
        actions={<Button onClick={() => setEditing('new')}>{words.newTitle}</Button>}
      />
      {notice}
      <ListBeside
        detail={
          editing !== null && (
            <QuestionEditor
              key={editing === 'new' ? '' : editing.id}
              question={editing === 'new' ? null : (current ?? editing)}
              isGone={editing !== 'new' && current === undefined}
              onClose={() => setEditing(null)}
            />
          )
        }
      >
        <div
          className={cx('grid items-start gap-6', editing === null && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}
        >
          <div className="grid gap-3">
            {shown.length === 0 && (
              <EmptyState illustration="nest" title={words.emptyTitle}>
                {words.emptyText}
              </EmptyState>
            )}
            {shown.length > 0 && (
              <>
                <ModeChoice
                  questions={shown}
                  mode={mode}
                  onMode={(next) => {
                    setMode(next);
                    setChosen(NONE);
                  }}
                />
                <List label={words.title}>
                  {shown.map((question, index) => (
                    <QuestionRow
                      key={question.id}
                      question={question}
                      mode={mode}
                      index={index}
                      count={shown.length}
                      isOpen={editing !== 'new' && question.id === editing?.id}
                      isChosen={chosen.has(question.id)}
                      onChoose={(isChosen) => setChosen(toggled(chosen, question.id, isChosen))}
                      isOver={over === index}
                      onOver={setOver}
                      onMove={move}
                      onOpen={() => setEditing(question)}
                    />
                  ))}
                </List>
              </>
            )}
            <BatchBar
              ids={ids.filter((id) => chosen.has(id))}
              onDone={(done) =>
                setChosen((before) => new Set([...before].filter((id) => !done.includes(id))))
              }
            />
          </div>
          <QuestionPreview questions={shown} />
        </div>
      </ListBeside>
    </div>
  );
}

interface ModeChoiceProps {
  readonly questions: readonly Question[];
  readonly mode: ListMode;
  readonly onMode: (mode: ListMode) => void;
}

function ModeChoice({ questions, mode, onMode }: ModeChoiceProps) {
  const chip = (one: ListMode, label: string) => (
    <Chip on={mode === one} onPress={() => onMode(mode === one ? 'open' : one)}>
      {label}
    </Chip>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output className="min-w-0 flex-1 basis-20 text-sm text-mist">
        {words.listed(questions.length, questions.filter(({ active }) => active).length)}
      </output>
      {questions.length > 1 && chip('order', words.order)}
      {chip('choose', words.choose)}
    </div>
  );
}

function QuestionPreview({ questions }: { questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  const active = questions.filter((question) => question.active).toSorted(byOrder);
  return (
    <section aria-labelledby="vista-previa" className="surface grid gap-2 p-[min(1.25rem,5vw)] sm:p-6">
      <h2 id="vista-previa" className="text-xl uppercase">
        {words.previewTitle}
      </h2>
      {active.length === 0 && <p className="text-mist">{words.nothingActive}</p>}
      <div className="divide-y divide-line">
        {active.map((question, index) => (
          <details key={question.id} name="vista-previa" className="group" open={index === 0 || undefined}>
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-mist hover:text-ink">
              <span className="min-w-0 flex-1 truncate group-open:sr-only">{question.text}</span>
              <span aria-hidden="true" className="hidden flex-1 text-sm text-dim group-open:inline">
                {words.questionNumbered(index + 1)}
              </span>
              <Icon name="chevron" className="size-5 transition-transform group-open:turned" />
            </summary>
            <div className="pb-3">
              <AnswerInput
                field={questionField(question)}
                answer={answers[question.id]}
                error={undefined}
                selectPlaceholder={words.chooseOption}
                onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
              />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

interface BatchBarProps {
  readonly ids: readonly string[];
  readonly onDone: (ids: readonly string[]) => void;
}

export function BatchBar({ ids, onDone }: BatchBarProps) {
  const [deleting, setDeleting] = useState(false);
  const activate = useApiMutation(activateQuestions);
  const deactivate = useApiMutation(deactivateQuestions);
  const remove = useApiMutation(deleteQuestions);
  const toast = useToast();

  const report = ({ results }: BatchResult) => {
    const failed = results.filter(({ success }) => !success);
    if (failed.length === 0) toast.success(words.updated(results.length));
    else toast.warning(words.someFailed(failed.length, results.length, failed[0]?.error ?? ''));
    onDone(ids);
  };
  const run = async (mutation: typeof activate) => {
    try {
      report(await mutation.mutateAsync({ body: { ids: [...ids] } }));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };

  // If somebody else deleted the chosen questions, `deleting` must not open the dialog for the next choice.
  if (ids.length === 0 && deleting) setDeleting(false);
  if (ids.length === 0) return null;
  return (
    <fieldset className="surface sticky bottom-[calc(var(--offline-note)+max(0.75rem,env(safe-area-inset-bottom)))] z-10 grid max-h-[45dvh] grid-cols-3 items-center gap-2 overflow-y-auto p-3 sm:flex sm:flex-wrap">
      <legend className="sr-only">{words.chosenActions}</legend>
      <output className="mr-auto font-semibold max-sm:col-span-3">{words.chosen(ids.length)}</output>
      <Button
        variant="secondary"
        className="max-sm:px-2"
        busy={activate.isPending}
        onClick={() => void run(activate)}
      >
        {words.activate}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:px-2"
        busy={deactivate.isPending}
        onClick={() => void run(deactivate)}
      >
        {words.deactivate}
      </Button>
      <Button variant="danger" className="max-sm:px-2" onClick={() => setDeleting(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={deleting}
        danger
        title={words.removeTitle}
        confirm={words.remove}
        onConfirm={async () => report(await remove.mutateAsync({ body: { ids: [...ids] } }))}
        onClose={() => setDeleting(false)}
      >
        <p>{words.removeEffect(ids.length)}</p>
      </ConfirmDialog>
    </fieldset>
  );
}
