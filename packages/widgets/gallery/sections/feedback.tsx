import UsersIcon from "lucide-react/icons/users";
import { Banner } from "../../src/banner.tsx";
import { Button } from "../../src/button.tsx";
import { EmptyState } from "../../src/empty-state.tsx";
import { Skeleton } from "../../src/skeleton.tsx";
import { Spinner } from "../../src/spinner.tsx";
import { toasts } from "../../src/toast.tsx";
import { Block } from "./block.tsx";

export function Feedback() {
  return (
    <div className="gallery-columns">
      <Block title="Banners">
        <Banner title="Maintenance on Sunday">The suite is read-only from 02:00 to 03:00.</Banner>
        <Banner tone="ok">Your password was changed.</Banner>
        <Banner tone="warn" onDismiss={() => undefined} dismissLabel="Dismiss">
          Your password will expire in 3 days.
        </Banner>
        <Banner tone="bad" action={<Button size="small">Try again</Button>}>
          You have entered a wrong email address or password.
        </Banner>
      </Block>
      <Block title="Toasts">
        <div className="gallery-row">
          <Button onPress={() => toasts.show({ tone: "ok", text: "Invitation sent to avery.lind@acme.test" })}>
            Ok
          </Button>
          <Button onPress={() => toasts.show({ text: "Short news", duration: "short" })}>Short</Button>
          <Button
            onPress={() =>
              toasts.show({
                tone: "warn",
                title: "2 users removed",
                text: "They can no longer sign in.",
                action: { label: "Undo", onPress: () => toasts.show({ text: "Undone" }) },
              })
            }
          >
            With an action
          </Button>
          <Button
            variant="danger"
            onPress={() => toasts.show({ tone: "bad", text: "Cannot save the user due to a system error." })}
          >
            Error
          </Button>
        </div>
      </Block>
      <Block title="Waiting">
        <div className="gallery-row">
          <Spinner size="small" label="Loading" />
          <Spinner label="Loading" />
          <Spinner size="large" label="Loading" />
        </div>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton shape="block" />
      </Block>
      <Block title="Nothing here">
        <EmptyState
          icon={<UsersIcon />}
          headingLevel={3}
          title="No users yet"
          text="Users sign in, take calls and appear in schedules. Invite the first ones by email."
          action={<Button variant="primary">Invite users</Button>}
        />
      </Block>
    </div>
  );
}
