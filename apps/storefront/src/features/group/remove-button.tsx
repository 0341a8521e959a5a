import { UserMinus } from "lucide-react";
import { useState } from "react";
import type { GroupOrder } from "@dasturxon/contract";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { removeMember } from "./group-actions.ts";

interface RemoveMemberButtonProps {
  joined: JoinedGroup;
  member: GroupOrder["members"][number];
}

/**
 * Renders the button for the host to remove a member, with a confirmation, because it also removes their dishes [GR-2].
 */
export function RemoveMemberButton({ joined, member }: RemoveMemberButtonProps) {
  const t = useT();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function removeShownMember() {
    setIsBusy(true);
    const error = await removeMember(joined, member.id);
    setIsBusy(false);
    if (error) void toast({ text: errorText(error), tone: "bad" });
    else setIsAsking(false);
  }

  return (
    <>
      <Button
        look="plain"
        className="-ms-4 text-ink-2!"
        aria-label={`${t("group.remove")}: ${member.name}`}
        onClick={() => setIsAsking(true)}
      >
        <UserMinus size={18} aria-hidden />
        {t("group.remove")}
      </Button>
      <QuestionSheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("group.removeTitle", { name: member.name })}
        closeLabel={t("action.close")}
        answers={
          <>
            <Button
              size="large"
              look="danger"
              isWide
              isBusy={isBusy}
              onClick={() => void removeShownMember()}
            >
              {t("group.remove")}
            </Button>
            <Button size="large" look="quiet" isWide onClick={() => setIsAsking(false)}>
              {t("action.cancel")}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t("group.removeText")}</p>
      </QuestionSheet>
    </>
  );
}
