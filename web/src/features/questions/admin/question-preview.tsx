import type { Answers } from '@copa/domain/questions/answers';
import { byOrder, type Question, questionField } from '@copa/domain/questions/question';
import { useState } from 'react';
import { AnswerInput } from '../../../components/fields/answer-input.tsx';
import * as words from '../words/admin.ts';

/** The questions exactly as a visitor is asked them. */
export function QuestionPreview({ questions }: { questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  const active = questions.filter((question) => question.active).toSorted(byOrder);
  return (
    <section aria-labelledby="vista-previa" className="surface grid gap-4 p-5 sm:p-6">
      <h2 id="vista-previa" className="text-xl uppercase">
        {words.previewTitle}
      </h2>
      {active.length === 0 && <p className="text-mist">{words.nothingActive}</p>}
      {active.map((question) => (
        <AnswerInput
          key={question.id}
          field={questionField(question)}
          answer={answers[question.id]}
          error={undefined}
          selectPlaceholder={words.chooseOption}
          onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
    </section>
  );
}
