import { useErrorText } from "../../../platform/error-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import { customerQuery, useCustomer } from "../../../shop/session/customer.ts";
import { useSession } from "../../../shop/session/session.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { AccountActions } from "./account-actions.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { UserForm } from "./user-form.tsx";
import { UserPhoto } from "./user-photo.tsx";

/** Page of the customer's data: photo, names, birthday, e-mail, phone, sign-out and account deletion [US-2, US-3]. */
export function UserScreen() {
  const t = useT();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("user.title")}
        back="/profile"
        backLabel={t("profile.title")}
        width="max-w-[640px]"
      />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-16 lg:px-6">
        <CustomerAccount />
      </div>
    </main>
  );
}

function CustomerAccount() {
  const t = useT();
  const errorText = useErrorText();
  const session = useSession();
  const { data: user, error } = useCustomer();
  if (user) {
    return (
      <>
        <UserPhoto user={user} />
        <UserForm key={user.id} user={user} />
        <PhoneRow user={user} />
        <AccountActions user={user} />
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{
          label: t("action.retry"),
          onPress: () => session && void customerQuery.reload(session.userId),
        }}
      />
    );
  }
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-3">
      <Skeleton className="mx-auto size-24 rounded-full!" />
      <Skeleton className="h-96 rounded-[20px]!" />
      <Skeleton className="h-16 rounded-[20px]!" />
    </div>
  );
}
