import type { Api } from "@dasturxon/contract";
import type { InputOf } from "@dasturxon/contract/endpoint";
import type { ImportPlan } from "@dasturxon/domain/plan-import";

type Body = InputOf<Api["POST /console/v1/menu/imports"]>["body"];

/** What a plan asks the server to write: the faulty rows stay behind. */
export function bodyOf({ groups, categories, added, changed }: ImportPlan): Body {
  return {
    groups,
    categories,
    added: added.map(({ fields }) => fields as Body["added"][number]),
    changed: changed.map(({ id, version, after }) => ({ id, version, fields: after })),
  };
}
