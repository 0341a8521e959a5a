import { Alert, Anchor } from "@mantine/core";
import { FilePen } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../platform/use-language.tsx";

/** Notice in a form whose object already has a draft. */
export function DraftExistsNote() {
  const t = useTranslate();
  return (
    <Alert color="gray" icon={<FilePen size={20} aria-hidden />} role="note">
      {t("drafts.waits")}{" "}
      <Anchor component={Link} to="/manage/drafts" size="sm">
        {t("drafts.open")}
      </Anchor>
    </Alert>
  );
}
