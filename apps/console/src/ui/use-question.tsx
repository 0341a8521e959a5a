import { type ReactNode, useState } from "react";

type QuestionRenderer = (onAnswer: (isYes: boolean) => void) => ReactNode;

/**
 * Shows what `ask` renders, until the user answers. `ask` resolves to the answer, or to true if nothing was rendered.
 */
export function useConfirmation(): {
  question: ReactNode;
  ask: (render: QuestionRenderer) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<ReactNode>(null);
  const showQuestion = (render: QuestionRenderer) =>
    new Promise<boolean>((resolve) => {
      const rendered = render((isYes) => {
        setQuestion(null);
        resolve(isYes);
      });
      if (rendered) setQuestion(rendered);
      else resolve(true);
    });
  return { question, ask: showQuestion };
}
