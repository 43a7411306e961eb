import { Page, ShellLink, useOwnWords, useShell } from "@evolve/shell";
import { type OwnKey, ownWords } from "./own-words.ts";

/** What the app is for; also for people who have not signed in, of whom the shell knows nothing. */
export const AboutScreen = () => {
  const { user } = useShell();
  const say = useOwnWords<OwnKey>(ownWords);
  return (
    <Page title={say("aboutTitle")} lead={say("lead")}>
      <p>{say("aboutText")}</p>
      <ShellLink to="/example/teams">{say(user.isLoggedIn ? "openTeams" : "signInToWrite")}</ShellLink>
    </Page>
  );
};
