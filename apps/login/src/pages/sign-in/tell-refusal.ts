import { refuseAuthorization } from "@evolve/contracts/openid";
import type { Client } from "@evolve/session";
import { refusalOf } from "../../failures.ts";
import { redirect } from "../../router.ts";
import { authorizationBody } from "./authorization-body.ts";

/** Leaves for the application with the reason why nobody signs in, or for the error page where the server knows no way there. */
export const tellRefusal = async (client: Client, request: URLSearchParams, code: string): Promise<void> => {
  try {
    const { redirectTo } = await client.call(refuseAuthorization, {
      body: { ...authorizationBody(request), errorCode: code },
    });
    location.replace(redirectTo);
  } catch (error) {
    redirect("/error", { error: "invalid_request", error_description: refusalOf(error).code });
  }
};
