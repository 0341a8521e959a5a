import { type ReactNode, useState } from "react";

type ConfirmationQuestionRenderer = (onAnswer: (isYes: boolean) => void) => ReactNode;

/**
 * Asks the user for a confirmation. `ask` shows what its argument `render` returns, and resolves to the user's answer.
 * If `render` returns nothing to show, it resolves to true.
 */
export function useConfirmation(): {
  question: ReactNode;
  ask: (render: ConfirmationQuestionRenderer) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<ReactNode>(null);
  const showQuestion = (render: ConfirmationQuestionRenderer) =>
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
