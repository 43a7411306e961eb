/* Generated from /openapi.json by `npm run api-client`. */

/** Every call: what it takes, what it answers, as which files it answers all rows of a search, and the codes of its own refusals. */
export interface Calls {
  /** Puts the shifts of a generation into its draft, in place of those that are not locked. Refused once shifts of the people and days that it planned have been changed since it began; `details` names them. */
  acceptGeneration: {
    input: { params: { runId: string }; headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { written: number };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Takes a shift that is offered. Rules decide at once where they can. */
  acceptTrade: {
    input: {
      params: { tradeId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { version?: number };
    };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Says that one has read a submitted evaluation, with a comment where one wishes. */
  acknowledgeEvaluation: {
    input: { params: { evaluationId: string }; body: { comment: string } };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "NOT_FOUND" | "EVALUATION_CLOSED";
  };
  /** Marks some of one's own notifications as read. */
  acknowledgeNotifications: {
    input: { body: { notificationUuids: string[] } };
    answer: { unreadCount: number };
    refusals: "NOT_FOUND";
  };
  /** Spends an invitation: sets the first password and activates the user. 141: that is done, but the one-time code was wrong. */
  activateUser: {
    input: { body: { password: string; token: string; otp?: string } };
    answer: { userName: string };
    refusals: "platform_user_manager_service_141" | "platform_user_manager_service_123" | "platform_user_manager_service_142" | "platform_user_manager_service_144" | "INVITATION_INVALID" | "platform_user_manager_service_107";
  };
  /** Approves that an agent does something else than is scheduled for a time: it counts as adherent from then on. Nobody approves their own. */
  addAdherenceException: {
    input: {
      params: { userId: string };
      headers?: { "Idempotency-Key"?: string };
      body: { from: string; to: string; reason: string };
    };
    answer: { exceptionId: string };
    refusals: "OWN_ADHERENCE" | "NOT_FOUND";
  };
  /** Lays overrides over a planning group's forecast: an amount, so many more or fewer, or a percentage. */
  addOverrides: {
    input: {
      params: { forecastId: string; planningGroupId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        version: number;
        overrides: {
          measure: "offered" | "handleTime";
          effect: "set" | "add" | "percent";
          from: number;
          to: number;
          amount: number;
        }[];
        reason: string;
      };
    };
    answer: {
      version: number;
      forecastVersion: number;
      layers: {
        id: string;
        kind: "event" | "override";
        eventKind: "closed" | "special" | "campaign" | "outage" | null;
        measure: "offered" | "handleTime";
        effect: "closed" | "multiply" | "copy" | "set" | "add" | "percent";
        from: number;
        to: number;
        amount: number | null;
        values: number[] | null;
        name: string;
        reason: string;
        createdBy: string | null;
        createdAt: string;
        isOn: boolean;
      }[];
      added: string[];
    };
    refusals: "platform_user_manager_service_106" | "FORECAST_CLOSED" | "FORECAST_VALUE_ABSURD" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "FORECAST_NOT_READY";
  };
  /** Keeps a passkey that the browser has made. */
  addPasskey: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name?: string;
        isQuiet?: boolean;
        credential: {
          id: string;
          rawId: string;
          type: "public-key";
          response: {
            clientDataJSON: string;
            attestationObject: string;
            authenticatorData?: string;
            transports?: string[];
            publicKeyAlgorithm?: number;
            publicKey?: string;
          };
          authenticatorAttachment?: "platform" | "cross-platform" | null;
          clientExtensionResults: Record<string, never>;
        };
      };
    };
    answer: { passkey: { id: string; name: string; createdAt: string; lastUsedAt: string | null; isSynced: boolean } };
    refusals: "PASSKEY_REFUSED" | "STEP_UP_REQUIRED";
  };
  /** Has users planned in a business unit. Who is planned already stays as they are. */
  addPlanningAgents: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        businessUnitId: string;
        userIds: string[];
        assignment?: { fromDay: string; workPlanId: string | null; rotationId: string | null };
      };
    };
    answer: { added: number };
    refusals: "NOT_FOUND";
  };
  /** Puts a note at a second of a recording, unless its interaction is on legal hold. */
  addRecordingMarker: {
    input: {
      params: { interactionId: string };
      headers?: { "Idempotency-Key"?: string };
      body: { second: number; note: string };
    };
    answer: { marker: { id: string; second: number; note: string; by: string; at: string; isOwn: boolean; version: number } };
    refusals: "NOT_FOUND" | "LEGAL_HOLD" | "TOO_MANY_MARKERS";
  };
  /** Business units, sites and teams that the board can be narrowed by, and planning groups that alerts are about. */
  adherenceChoices: {
    input: object;
    answer: {
      businessUnits: { id: string; name: string }[];
      sites: { id: string; name: string }[];
      teams: { id: string; name: string }[];
      planningGroups: { id: string; name: string }[];
    };
    refusals: never;
  };
  /** The modules and links that this user may use, filtered by permission, licence, toggle and layout. */
  allModulesAndLinks: {
    input: { query?: { embeddedClient?: "true" | "false" } };
    answer: {
      modules: {
        id: string;
        name: string;
        names?: { en: string; es: string; ru: string; zh: string };
        permission: string;
        color: string;
        iconSvg: string;
        helpLink: string;
        hideFromModulePickerPopover: boolean;
        linksList: {
          id: string;
          name: string;
          names?: { en: string; es: string; ru: string; zh: string };
          url: string;
          appContext: string;
          baseUrl: "nice" | "incontact" | "analytics";
          permission: string;
          iconClass: string;
          iconSvg: string;
          target: "_self" | "_blank";
          subMenu: {
            id: string;
            name: string;
            names?: { en: string; es: string; ru: string; zh: string };
            url: string;
            appContext: string;
            baseUrl: "nice" | "incontact" | "analytics";
            permission: string;
            iconClass: string;
            iconSvg: string;
            target: "_self" | "_blank";
          }[];
        }[];
      }[];
    };
    refusals: never;
  };
  /** Who has each skill, and how well. */
  allSkillUsers: {
    input: object;
    answer: { skills: { id: string; users: { userId: string; proficiency: number }[] }[] };
    refusals: never;
  };
  /** Teams, topics, queues and wrap-up codes that figures of interactions can be narrowed by. */
  analyticsChoices: {
    input: object;
    answer: {
      teams: { id: string; name: string }[];
      topics: { id: string; name: string }[];
      queues: string[];
      wrapUps: string[];
    };
    refusals: never;
  };
  /** Says that a schedule is open in a tab of a browser and whose shift is being edited there. Answers who else has it open. */
  announcePresence: {
    input: {
      params: { scheduleId: string };
      body: { place: string; agentId: string | null; shiftId: string | null; isLeaving: boolean };
    };
    answer: { people: { userId: string; name: string; agentId: string | null; shiftId: string | null }[] };
    refusals: "NOT_FOUND";
  };
  /** The answer of the user of the browser's session: remembers what is allowed, and sends the browser on. */
  answerConsent: {
    input: {
      body: {
        scope?: string;
        client_id: string;
        nonce?: string;
        redirect_uri?: string;
        response_type?: string;
        state?: string;
        code_challenge?: string;
        code_challenge_method?: string;
        acr_values?: string;
        claims?: string;
        dpop_jkt?: string;
        request_uri?: string;
        allow: boolean;
      };
    };
    answer: { redirectTo: string };
    refusals: "InvalidLoginRequest" | "InvalidRequest_CodeChallengeMethod_NotSupported" | "SIGNED_OUT";
  };
  /** The answer of the user of the browser's session: the device gets its tokens, or learns that they refuse. */
  answerDevice: {
    input: { body: { userCode: string; allow: boolean } };
    answer: { success: boolean };
    refusals: "DEVICE_CODE_INVALID" | "SIGNED_OUT" | "platform_user_manager_service_107";
  };
  /** Gives a user another role, and other secondary roles where those are named. Nobody changes their own role, or gives or takes more than they hold; one administrator is left. A role that may change others' access takes a step-up. */
  assignRole: {
    input: {
      headers?: { "If-Match"?: string };
      body: { userId: string; roleId: string; secondaryRoleIds?: string[]; version?: number };
    };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "OWN_ROLE" | "ROLE_NOT_PERMITTED" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "LAST_ADMINISTRATOR" | "CHANGED_MEANWHILE";
  };
  /** The authentication record of the user whose name, address or id is the filter; of oneself without a filter. Somebody else's takes user:view. */
  authenticationUsers: {
    input: { query?: { filter?: string } };
    answer: {
      users: {
        userId: string;
        userName: string;
        emailAddress: string;
        idmType: "EVOLVE" | "EVOLVECG";
        passwordlastModifiedOn: string | null;
        passwordExpiryInterval: number | null;
        passwordExpiresOn: string | null;
      }[];
    };
    refusals: "FORBIDDEN";
  };
  /** Public branding of a host; the default look where the host is unknown. */
  brandingProperties: {
    input: { params: { hostName: string } };
    answer: { marketingEnabled: boolean; marketingURL: string; cxoneLoginBgColor: string; coBrand: string; systemEmail: string };
    refusals: never;
  };
  /** Shows a message above the page of everybody in the tenant who is signed in, or signs in while it lasts. `duration` is in milliseconds. */
  broadcastMessage: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { broadcastUuid?: string; message: string; duration: number } };
    answer: { broadcastUuid: string };
    refusals: "CHANGED_MEANWHILE";
  };
  /** Starts a job that calculates what planning groups require, from this week to the end of their main forecast. */
  calculateStaffing: {
    input: { body: { planningGroupIds: string[] } };
    answer: { jobId: string };
    refusals: "NOT_FOUND" | "NO_FORECAST" | "TOO_MANY_JOBS";
  };
  /** Active people who may evaluate, and so take part in a calibration. */
  calibrationChoices: {
    input: object;
    answer: { evaluators: { id: string; name: string }[] };
    refusals: never;
  };
  /** Stops a job: the user's own, or with `tenant:edit` any of the tenant. One that has ended stays as it is. */
  cancelJob: {
    input: { params: { jobId: string }; body: Record<string, never> };
    answer: {
      job: {
        id: string;
        name: string;
        startedBy: { id: string; name: string };
        state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
        version: number;
        progress: number;
        step: string | null;
        file: { name: string; type: string; parts: number; encoding: "text" | "base64" } | null;
        errorCode: string | null;
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** Asks for another email address of a user: oneself, or others with user:edit. It takes the current password (one's own) or a step-up; who has a second factor needs the step-up. A link goes to the new address and a note to the old one. */
  changeEmail: {
    input: { params: { userId: string }; body: { emailAddress: string; currentPassword?: string } };
    answer: { verificationSent: boolean };
    refusals: "platform_user_manager_service_101" | "FORBIDDEN" | "STEP_UP_REQUIRED" | "platform_user_manager_service_144" | "NOT_FOUND" | "EMAIL_EXISTS" | "platform_user_manager_service_107";
  };
  /** Switches layers of a planning group's forecast on or off, undoes overrides, and brings undone ones back. */
  changeLayers: {
    input: {
      params: { forecastId: string; planningGroupId: string };
      headers?: { "If-Match"?: string };
      body: { version: number; layerIds: string[]; change: "on" | "off" | "undo" | "redo" };
    };
    answer: {
      version: number;
      forecastVersion: number;
      layers: {
        id: string;
        kind: "event" | "override";
        eventKind: "closed" | "special" | "campaign" | "outage" | null;
        measure: "offered" | "handleTime";
        effect: "closed" | "multiply" | "copy" | "set" | "add" | "percent";
        from: number;
        to: number;
        amount: number | null;
        values: number[] | null;
        name: string;
        reason: string;
        createdBy: string | null;
        createdAt: string;
        isOn: boolean;
      }[];
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "FORECAST_NOT_READY";
  };
  /** Adds members, changes their proficiency, or removes them. Who joins a team or employee group leaves their former one. */
  changeMembers: {
    input: {
      body: {
        of: "team" | "group" | "employeeGroup" | "skill";
        id: string;
        added?: { userId: string; proficiency?: number }[];
        removed?: string[];
      };
    };
    answer: { memberCount: number };
    refusals: "TOO_MANY_SKILLS" | "NOT_FOUND";
  };
  /** Adds a user to groups and removes them, gives them skills or another proficiency and takes skills, all or nothing. Groups need group:edit, skills skill:edit. */
  changeMemberships: {
    input: {
      params: { userId: string };
      body: {
        addedGroupIds?: string[];
        removedGroupIds?: string[];
        skills?: { skillId: string; proficiency?: number }[];
        removedSkillIds?: string[];
      };
    };
    answer: {
      groups: { id: string; name: string }[] | null;
      skills: { id: string; name: string; proficiency: number; proficiencyEnabled: boolean }[];
    };
    refusals: "TOO_MANY_SKILLS" | "FORBIDDEN" | "NOT_FOUND";
  };
  /** Changes one's own password. The caller's session stays. */
  changePassword: {
    input: {
      body: {
        emailAddress?: string;
        userName?: string;
        currentPassword: string;
        newPassword: string;
        endOtherSessions?: boolean;
      };
    };
    answer: { success: boolean; endedSessions: number };
    refusals: "platform_user_manager_service_123" | "platform_user_manager_service_19" | "platform_user_manager_service_142" | "platform_user_manager_service_101" | "platform_user_manager_service_144" | "SAML_USER" | "FORBIDDEN" | "platform_user_manager_service_107";
  };
  /** Gives several people who are planned the same contract, or the same plan, site or skills from a day on. */
  changePlanningAgents: {
    input: {
      body: {
        userIds: string[];
        contract?: {
          minWeeklyMinutes: number | null;
          maxWeeklyMinutes: number | null;
          maxDays: number | null;
          minRestMinutes: number | null;
          maxConsecutiveDays: number | null;
        };
        assignment?: { fromDay: string; workPlanId: string | null; rotationId: string | null };
        site?: { fromDay: string; siteId: string };
        skills?: { skillId: string; proficiency: number; fromDay: string }[];
      };
    };
    answer: { changed: number };
    refusals: "platform_user_manager_service_106" | "TOO_MANY_SKILLS" | "NOT_FOUND";
  };
  /** What a request would take from the balance and how it would probably be answered, before it is sent. */
  checkMyTimeOff: {
    input: { body: { codeId: string; firstDay: string; lastDay: string; part: { from: number; minutes: number } | null } };
    answer: {
      likely: "approved" | "likely" | "unlikely" | "waitlisted";
      reasons: {
        code: "withinLimits" | "limitFull" | "noLimit" | "hasBegun" | "personDecides" | "balanceShort" | "noBalance" | "coverageKept" | "coverageShort" | "notPublished";
        count: number;
        day: string | null;
      }[];
      minutes: number;
      days: { day: string; minutes: number }[];
      places: { day: string; left: number; of: number } | null;
      balanceAfter: { year: number; minutes: number }[];
      serviceLevel: { predicted: number; goal: number } | null;
      assessedAt: string;
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Whether a work plan as it is being edited allows a legal week: for anybody at all, and with `id` for each of those who have it next week. Changes nothing. */
  checkWorkPlan: {
    input: {
      body: {
        id?: string;
        plan: {
          name: string;
          minWeeklyMinutes: number;
          maxWeeklyMinutes: number;
          minDays: number;
          maxDays: number;
          maxDailyMinutes: number | null;
          minRestMinutes: number;
          maxConsecutiveDays: number;
          daysOffTogether: number;
          maxMinutesWithoutBreak: number | null;
          shifts: {
            name: string;
            weekdays: number[];
            startFrom: number;
            startTo: number;
            startStep: number;
            lengthMin: number;
            lengthMax: number;
            lengthStep: number;
            activities: {
              activityCodeId: string;
              minutes: number;
              windowFrom: number;
              windowTo: number;
              minShiftMinutes: number | null;
            }[];
          }[];
        };
      };
    };
    answer: {
      checkedAgents: number;
      findings: {
        rule: "availability" | "timeOff" | "hoursInDay" | "contractHours" | "employment" | "rest" | "daysInRow" | "daysOffTogether" | "daysInWeek" | "hoursInWeek" | "noShift";
        week: string;
        agentCount: number;
        agents: { id: string; name: string }[];
        reachable: number;
        required: number;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** Chooses the method that a planning group's forecasts are calculated with from now on. */
  chooseForecastMethod: {
    input: {
      params: { planningGroupId: string };
      body: {
        method: "combination" | "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year";
      };
    };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Claims a mail domain. It counts once the DNS record of the answer is published and found by `verifyDomain`. */
  claimDomain: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { domain: string } };
    answer: {
      domain: {
        id: string;
        domain: string;
        verifiedAt: string | null;
        failedAt: string | null;
        record: { name: string; value: string };
      };
    };
    refusals: "STEP_UP_REQUIRED" | "TOO_MANY_DOMAINS";
  };
  /** Closes a calibration before all have submitted: by whoever started it, or where they have left by anybody who may evaluate. What was not submitted is left out. */
  closeCalibration: {
    input: { params: { calibrationId: string } };
    answer: {
      calibration: {
        id: string;
        formName: string;
        formVersion: number;
        agentName: string;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        startedBy: string;
        createdAt: string;
        status: "open" | "closed";
        evaluators: number;
        submitted: number;
        isDue: boolean;
        link: string;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        people: { evaluatorId: string; name: string; isReference: boolean; hasSubmitted: boolean }[];
        mayClose: boolean;
        mayDelete: boolean;
        own: {
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          comment: string;
          hasSubmitted: boolean;
          version: number;
        } | null;
        outcome: {
          results: {
            evaluatorId: string;
            name: string;
            isReference: boolean;
            score: number | null;
            isFailed: boolean;
            difference: number | null;
            agreement: number | null;
            answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
            comment: string;
          }[];
          agreement: number | null;
          questions: { id: string; isAlike: boolean; spread: number | null }[];
        } | null;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** The regions of this installation, the one that answers first, and the address at which each signs in. */
  clusterConfiguration: {
    input: object;
    answer: { area: string; clusters: { area: string; authHost: string }[] };
    refusals: never;
  };
  /** The days of a forecast beside those of the main forecast, which publishing would change, or of another forecast. */
  compareForecast: {
    input: { params: { forecastId: string }; query?: { with?: string } };
    answer: {
      version: number;
      main: { id: string; version: number; publishedBy: string; publishedAt: string } | null;
      groups: {
        planningGroupId: string;
        name: string;
        draft: { offered: number; handleSeconds: number };
        main: { offered: number; handleSeconds: number } | null;
        days: {
          date: string;
          draft: { offered: number; handleSeconds: number };
          main: { offered: number; handleSeconds: number } | null;
        }[];
      }[];
    };
    refusals: "NOT_FOUND" | "FORECAST_NOT_READY";
  };
  /** What a planning group would require under two sets of parameters. Nothing is stored. */
  compareScenarios: {
    input: { params: { planningGroupId: string }; body: { from: string; days: number; scenarioIds: (string | null)[] } };
    answer: {
      zone: string;
      intervalMinutes: 15 | 30;
      currency: string | null;
      days: { date: string; first: number; startsAt: number; intervals: number; slots: number[]; closed: string | null }[];
      isOpen: boolean[];
      results: {
        scenarioId: string | null;
        name: string | null;
        required: (number | null)[];
        onQueue: (number | null)[];
        serviceLevel: (number | null)[];
        hours: number;
        peak: number;
        cost: number | null;
        waiting: { before: number; after: number } | null;
        unreachable: number;
      }[];
    };
    refusals: "NOT_FOUND" | "NO_FORECAST" | "NO_GOAL" | "NO_HANDLE_TIMES" | "UNREACHABLE_GOAL";
  };
  /** What publishing some days of a draft would change for whom. */
  compareSchedule: {
    input: { params: { scheduleId: string }; body: { firstDay: string; days: number; teamIds?: string[] } };
    answer: {
      agents: number;
      newDays: number;
      broken: { errors: number; warnings: number };
      total: number;
      changes: {
        kind: "added" | "removed" | "moved" | "activities";
        agentId: string;
        agentName: string;
        before: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
        after: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** Sends a message to the support address of the host's branding. Mail goes to configured addresses alone. */
  contactUs: {
    input: { body: { name: string; email: string; message: string; tenant?: string; receiverEmail?: string } };
    answer: { success: boolean };
    refusals: "platform_user_manager_service_107";
  };
  /** Creates an access key and answers its secret, once. Another user's needs accessKey:create. */
  createAccessKey: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { userId: string; tenantId: string } };
    answer: { accessKey: { accessKeyId: string; lastUsedDate: string | null; isActive: boolean; accessKeySecret: string } };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "TOO_MANY_ACCESS_KEYS";
  };
  /** Asks for an account of one's own, at the organization that has verified the address' domain and lets people sign up. The answer is the same for every address; what follows comes by email. */
  createAccount: {
    input: { body: { emailAddress: string; firstName: string; lastName: string } };
    answer: { success: true };
    refusals: "platform_user_manager_service_107";
  };
  /** Creates a dashboard that only its owner sees until it is shared. */
  createDashboard: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name: string;
        tiles: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
      };
    };
    answer: {
      dashboard: {
        dashboardId: string;
        name: string;
        createdBy: string;
        isOwn: boolean;
        isFavorite: boolean;
        mayChange: boolean;
        sharing: "nobody" | "tenant" | "chosen";
        tileCount: number;
        changedAt: string;
        version: number;
        tiles: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
      };
    };
    refusals: "NAME_EXISTS" | "TOO_MANY_DASHBOARDS";
  };
  /** Creates a group of users. */
  createGroup: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { name: string; usersIds?: string[] } };
    answer: { group: { id: string; name: string; usersIds: string[]; version: number } };
    refusals: "NOT_FOUND" | "NAME_EXISTS";
  };
  /** Registers an OpenID client for the tenant's users. The answer shows its secret, for the only time. */
  createOpenidClient: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name: string;
        grants: ("authorization_code" | "device_code" | "client_credentials")[];
        redirectUris: string[];
        postLogoutRedirectUris: string[];
        frontchannelLogoutUris: string[];
        backchannelLogoutUris: string[];
        idTokenAlgorithm: "ES256" | "RS256";
        pairwise: boolean;
        requiresPushedRequests: boolean;
        requiresDpop: boolean;
        skipsConsent: boolean;
        isConfidential: boolean;
      };
    };
    answer: {
      client: {
        id: string;
        name: string;
        grants: ("authorization_code" | "device_code" | "client_credentials")[];
        redirectUris: string[];
        postLogoutRedirectUris: string[];
        frontchannelLogoutUris: string[];
        backchannelLogoutUris: string[];
        idTokenAlgorithm: "ES256" | "RS256";
        pairwise: boolean;
        requiresPushedRequests: boolean;
        requiresDpop: boolean;
        skipsConsent: boolean;
        isConfidential: boolean;
        isBuiltIn: boolean;
        version: string;
      };
      secret: string | null;
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "TOO_MANY_OPENID_CLIENTS";
  };
  /** Sets a preference for the first time; setting it again keeps the newest value. */
  createPreference: {
    input: {
      params: { userId: string; applicationContext: string };
      headers?: { "Idempotency-Key"?: string };
      body: { preferenceName: string; value: string };
    };
    answer: { preference: { preferenceName: string; value: string } };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "TOO_MANY_PREFERENCES";
  };
  /** Creates an empty form, or with `copyOf` one with the same sections and questions. */
  createQualityForm: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { name: string; description: string; copyOf?: string } };
    answer: {
      form: {
        id: string;
        name: string;
        description: string;
        status: "draft" | "published" | "retired";
        publishedVersion: number | null;
        publishedAt: string | null;
        hasChanges: boolean;
        questions: number;
        evaluations: number;
        updatedAt: string;
        version: number;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "TOO_MANY_QUALITY_FORMS";
  };
  /** Has a report sent by mail every day, week or month. Only users who may see reports get one. */
  createReportDelivery: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name: string;
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        period: "yesterday" | "last7Days" | "lastWeek" | "lastMonth" | "thisWeek" | "nextWeek" | "nextMonth";
        cadence: "daily" | "weekly" | "monthly";
        weekday: number;
        monthDay: number;
        hour: number;
        format: "xlsx" | "csv";
        recipientIds: string[];
        isPaused: boolean;
      };
    };
    answer: {
      delivery: {
        id: string;
        name: string;
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        period: "yesterday" | "last7Days" | "lastWeek" | "lastMonth" | "thisWeek" | "nextWeek" | "nextMonth";
        cadence: "daily" | "weekly" | "monthly";
        weekday: number;
        monthDay: number;
        hour: number;
        format: "xlsx" | "csv";
        recipientIds: string[];
        isPaused: boolean;
        businessUnitName: string;
        zone: string;
        recipients: { id: string; name: string }[];
        nextAt: string | null;
        lastSentAt: string | null;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "NAME_EXISTS" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Creates a role. Nobody gives a role a permission that they do not hold, and one to change others' access takes a step-up. */
  createRole: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        displayName: string;
        description: string;
        permissions: ("all" | "default" | "login" | "user:view" | "user:create" | "user:edit" | "user:delete" | "user:impersonate" | "user:generalinfo:view" | "user:clientgeneralinfo:view" | "user:contactus:view" | "user:password:edit" | "role:view" | "role:create" | "role:edit" | "role:delete" | "team:view" | "team:edit" | "group:view" | "group:edit" | "employeeGroup:view" | "employeeGroup:edit" | "skill:view" | "skill:edit" | "tenant:view" | "tenant:edit" | "tenants:manage" | "sso:view" | "sso:edit" | "mySpace:view" | "dashboard:view" | "dashboard:share" | "view:share" | "notification:publish" | "notification:broadcast" | "wfm:setup:view" | "wfm:setup:edit" | "wfm:history:view" | "wfm:history:edit" | "wfm:forecast:view" | "wfm:forecast:edit" | "wfm:staffing:view" | "wfm:staffing:edit" | "wfm:schedule:view" | "wfm:schedule:edit" | "wfm:schedule:publish" | "wfm:adherence:view" | "wfm:adherence:edit" | "wfm:plans:view" | "wfm:plans:edit" | "wfm:requests:view" | "wfm:requests:edit" | "recording:view" | "recording:listen" | "recording:edit" | "quality:forms:view" | "quality:forms:edit" | "quality:evaluations:view" | "quality:evaluations:edit" | "analytics:view" | "analytics:edit" | "reporting:view" | "reporting:edit" | "selfService:support:view" | "automationstudio:manage" | "accessKey:view" | "accessKey:create" | "accessKey:edit" | "accessKey:delete" | "myAccessKey:view" | "myAccessKey:create" | "myAccessKey:edit" | "myAccessKey:delete" | "satmetrix:view" | "inView:view" | "StudioScripts:view" | "Prompts:record" | "PresenceSync:View" | "PartnerHub:view" | "LaunchSupervisor:view" | "FileBrowser:view" | "AgentMAX:view" | "Adapters:View" | "deAccountSettings:edit" | "deAgentSettings:edit" | "deAPIAccess:edit" | "deAutomation:edit" | "deBusinessHours:edit" | "deCare:edit" | "deChannelsSettings:edit")[];
      };
    };
    answer: {
      role: {
        id: string;
        displayName: string;
        description: string;
        permissions: ("all" | "default" | "login" | "user:view" | "user:create" | "user:edit" | "user:delete" | "user:impersonate" | "user:generalinfo:view" | "user:clientgeneralinfo:view" | "user:contactus:view" | "user:password:edit" | "role:view" | "role:create" | "role:edit" | "role:delete" | "team:view" | "team:edit" | "group:view" | "group:edit" | "employeeGroup:view" | "employeeGroup:edit" | "skill:view" | "skill:edit" | "tenant:view" | "tenant:edit" | "tenants:manage" | "sso:view" | "sso:edit" | "mySpace:view" | "dashboard:view" | "dashboard:share" | "view:share" | "notification:publish" | "notification:broadcast" | "wfm:setup:view" | "wfm:setup:edit" | "wfm:history:view" | "wfm:history:edit" | "wfm:forecast:view" | "wfm:forecast:edit" | "wfm:staffing:view" | "wfm:staffing:edit" | "wfm:schedule:view" | "wfm:schedule:edit" | "wfm:schedule:publish" | "wfm:adherence:view" | "wfm:adherence:edit" | "wfm:plans:view" | "wfm:plans:edit" | "wfm:requests:view" | "wfm:requests:edit" | "recording:view" | "recording:listen" | "recording:edit" | "quality:forms:view" | "quality:forms:edit" | "quality:evaluations:view" | "quality:evaluations:edit" | "analytics:view" | "analytics:edit" | "reporting:view" | "reporting:edit" | "selfService:support:view" | "automationstudio:manage" | "accessKey:view" | "accessKey:create" | "accessKey:edit" | "accessKey:delete" | "myAccessKey:view" | "myAccessKey:create" | "myAccessKey:edit" | "myAccessKey:delete" | "satmetrix:view" | "inView:view" | "StudioScripts:view" | "Prompts:record" | "PresenceSync:View" | "PartnerHub:view" | "LaunchSupervisor:view" | "FileBrowser:view" | "AgentMAX:view" | "Adapters:View" | "deAccountSettings:edit" | "deAgentSettings:edit" | "deAPIAccess:edit" | "deAutomation:edit" | "deBusinessHours:edit" | "deCare:edit" | "deChannelsSettings:edit")[];
        isSystem: boolean;
        version: string;
      };
    };
    refusals: "STEP_UP_REQUIRED" | "ROLE_EXISTS";
  };
  /** Saves a view of a list. Sharing it in the tenant needs `view:share`. */
  createSavedView: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        list: string;
        name: string;
        settings: {
          filter: Record<string, string | string[]>;
          grid: {
            order: string[];
            widths: Record<string, number>;
            hidden: string[];
            pinned: string[];
            pinnedEnd?: string[];
            sorting: { id: string; descending: boolean; [more: string]: unknown }[];
            filters?: Record<string, {
              kind: "text";
              operator: "contains" | "notContains" | "equals" | "startsWith" | "endsWith" | "empty" | "notEmpty";
              text: string;
              [more: string]: unknown;
            } | { kind: "set"; ids: string[]; [more: string]: unknown } | { kind: "number"; least: number | null; most: number | null; [more: string]: unknown } | { kind: "date"; from: string | null; to: string | null; [more: string]: unknown }>;
            groupBy?: string | null;
            [more: string]: unknown;
          };
        };
        isShared: boolean;
      };
    };
    answer: {
      view: {
        id: string;
        name: string;
        settings: {
          filter: Record<string, string | string[]>;
          grid: {
            order: string[];
            widths: Record<string, number>;
            hidden: string[];
            pinned: string[];
            pinnedEnd?: string[];
            sorting: { id: string; descending: boolean }[];
            filters?: Record<string, {
              kind: "text";
              operator: "contains" | "notContains" | "equals" | "startsWith" | "endsWith" | "empty" | "notEmpty";
              text: string;
            } | { kind: "set"; ids: string[] } | { kind: "number"; least: number | null; most: number | null } | { kind: "date"; from: string | null; to: string | null }>;
            groupBy?: string | null;
          };
        };
        isShared: boolean;
        isOwn: boolean;
        ownerName: string;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "VIEW_EXISTS" | "TOO_MANY_VIEWS";
  };
  /** Creates a draft of some days, empty or with the shifts that are published. */
  createSchedule: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: { businessUnitId: string; name: string; firstDay: string; days: number; copyPublished: boolean };
    };
    answer: {
      schedule: {
        id: string;
        businessUnitId: string;
        name: string;
        state: "draft" | "published";
        firstDay: string;
        days: number;
        version: number;
        shifts: number;
      };
    };
    refusals: "NOT_FOUND" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Creates a service account: a user without password, address or invitation, for a program that signs in with an access key. The role is given by the rules of every other user. */
  createServiceAccount: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { name: string; roleId: string } };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "FORBIDDEN" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "platform_user_manager_service_104" | "NAME_EXISTS";
  };
  /** Creates a skill and gives it to the users of `deltaAdded`. */
  createSkill: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name: string;
        colorCode: string;
        channelId?: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled?: boolean;
        acdSkillInfos?: { acdSkillId: string; name: string }[];
        deltaAdded?: string[];
      };
    };
    answer: {
      skill: {
        id: string;
        name: string;
        colorCode: string;
        channelId: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled: boolean;
        acdSkillInfos: { acdSkillId: string; name: string }[];
        version: number;
      };
    };
    refusals: "TOO_MANY_SKILLS" | "NOT_FOUND" | "NAME_EXISTS";
  };
  /** Creates a team without members. */
  createTeam: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { name: string } };
    answer: { team: { id: string; name: string; version: number } };
    refusals: "NAME_EXISTS";
  };
  /** Creates a tenant and invites its first administrator by mail. */
  createTenant: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        licenses: {
          applicationId: "ACD" | "WFM" | "WFO" | "QM" | "PM" | "WFI" | "RECORDING" | "SEARCH" | "TM" | "AS" | "ANALYTICS" | "XSIGHT" | "ADAPTERS" | "EM";
          featureIds: number[];
        }[];
        toggles: string[];
        tenantName: string;
        timezone: string;
        administratorEmail: string;
      };
    };
    answer: {
      tenant: {
        id: string;
        name: string;
        timezone: string;
        status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        userCount: number;
        activeUserCount: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        toggles: string[];
        createdAt: string;
        deleteAfter: string | null;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "EMAIL_EXISTS";
  };
  /** Creates a topic, which is then looked for in all interactions. Needs `recording:listen` too. */
  createTopic: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name: string;
        description: string;
        rules: {
          any: string[];
          all: string[];
          none: string[];
          speaker: "anyone" | "customer" | "agent";
          channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        };
      };
    };
    answer: {
      topic: {
        id: string;
        name: string;
        description: string;
        rules: {
          any: string[];
          all: string[];
          none: string[];
          speaker: "anyone" | "customer" | "agent";
          channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        };
        isRetired: boolean;
        interactions: number;
        before: number;
        progress: { checked: number; total: number } | null;
        updatedAt: string;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "NAME_EXISTS" | "TOO_MANY_TOPICS";
  };
  /** Registers an address that is told of events by signed requests (Standard Webhooks). The answer shows the secret, for the only time. */
  createWebhook: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        name: string;
        address: string;
        events: ("user.created" | "user.imported" | "user.activated" | "user.updated" | "user.role_changed" | "user.deleted" | "user.restored" | "role.created" | "role.updated" | "role.deleted" | "team.created" | "team.updated" | "team.deleted" | "group.created" | "group.updated" | "group.deleted" | "schedule.published" | "import.finished")[];
        isEnabled: boolean;
      };
    };
    answer: {
      webhook: {
        id: string;
        name: string;
        address: string;
        events: ("user.created" | "user.imported" | "user.activated" | "user.updated" | "user.role_changed" | "user.deleted" | "user.restored" | "role.created" | "role.updated" | "role.deleted" | "team.created" | "team.updated" | "team.deleted" | "group.created" | "group.updated" | "group.deleted" | "schedule.published" | "import.finished")[];
        isEnabled: boolean;
        failingSince: string | null;
        isGivenUp: boolean;
        version: number;
      };
      secret: string;
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "NAME_EXISTS" | "TOO_MANY_WEBHOOKS";
  };
  /** The branding profile of the signed-in user's tenant; null means the default look. */
  currentBrandingProfile: {
    input: object;
    answer: {
      brandingProfile: {
        profileName: string;
        brandName: string;
        cxoneLoginHeaderLogoUrl: string;
        cxoneLoginBgColor: string;
        cxoneHeaderIconTextColor: string;
        cxoneFaviconUrl: string;
        systemEmail: string;
      } | null;
    };
    refusals: never;
  };
  /** Who acts as the caller in this session, why and until when; not found where nobody does. */
  currentImpersonation: {
    input: object;
    answer: {
      id: string;
      impersonator: { id: string; name: string };
      user: { id: string; name: string };
      reason: string;
      startedAt: string;
      expiresAt: string;
    };
    refusals: "NOT_FOUND";
  };
  /** The session's refresh token of now, for the browser that holds the cookie of the same session. */
  currentRefreshToken: {
    input: object;
    answer: { refreshToken: string; refreshTokenExpiry: number };
    refusals: "FORBIDDEN";
  };
  /** The signed-in user's organisation. */
  currentTenant: {
    input: object;
    answer: {
      tenant: {
        tenantId: string;
        tenantName: string;
        timezone: string;
        status: string;
        type: string;
        customerType: string;
        billingId: string;
        clusterId: string;
        userSoftLimit: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        version: number;
      };
    };
    refusals: never;
  };
  /** The signed-in user. */
  currentUser: {
    input: object;
    answer: {
      user: {
        id: string;
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        invitationExpired: boolean;
        organizationName: string;
        timeZone: string;
        tenantId: string;
        impersonated: boolean;
        isLoggedIn: boolean;
        hireDate: string;
        assignedGroup: { id: string; name: string } | null;
        role: { id: string; legacyId: string; name: string } | null;
        billingId: string;
        samlUser: boolean;
      };
    };
    refusals: never;
  };
  /** How each locale writes dates and times, in Moment's tokens and in those of charts. What a locale lacks its language has, else en-US. */
  dateTimeFormats: {
    input: object;
    answer: Record<string, {
      date: string;
      mediumDate: string;
      longDate: string;
      time: string;
      timeWithSeconds: string;
      dateTime: string;
      dayAndMonth: string;
      monthAndYear: string;
      firstDayOfWeek: number;
      chartFormats: {
        date: string;
        mediumDate: string;
        longDate: string;
        time: string;
        timeWithSeconds: string;
        dateTime: string;
        dayAndMonth: string;
        monthAndYear: string;
      };
    }>;
    refusals: never;
  };
  /** Decides on an agent's dispute: keeps the evaluation, or corrects answers, which gives a new score; those of before stay readable. */
  decideDispute: {
    input: {
      params: { evaluationId: string };
      headers?: { "If-Match"?: string };
      body: {
        decision: "kept" | "corrected";
        reason: string;
        answers?: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        version: number;
      };
    };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "platform_user_manager_service_106" | "OWN_EVALUATION" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "EVALUATION_CLOSED" | "EVALUATION_INCOMPLETE";
  };
  /** Keeps, repairs or excludes a stretch of a planning group's history. The imported values stay as they are. */
  decideOnHistory: {
    input: {
      params: { planningGroupId: string };
      body: { findingId: string; decision: "repair" | "exclude" | "keep"; reason: string };
    };
    answer: { decisionId: string };
    refusals: "NOT_FOUND";
  };
  /** Approves or denies a request. Approving takes the time out of what is published and of drafts. */
  decideTimeOff: {
    input: {
      params: { requestId: string };
      headers?: { "If-Match"?: string };
      body: { decision: "approved" | "denied"; reason?: string; version?: number };
    };
    answer: {
      request: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
        userId: string;
        userName: string;
        teamName: string | null;
        businessUnitName: string;
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Approves or denies a trade that both have agreed to. Approving changes what is published and drafts. */
  decideTrade: {
    input: {
      params: { tradeId: string };
      headers?: { "If-Match"?: string };
      body: { decision: "approved" | "denied"; reason?: string; version?: number };
    };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        giverId: string;
        takerId: string | null;
        businessUnitName: string;
        zone: string;
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Declines a shift that one was asked to take. */
  declineTrade: {
    input: {
      params: { tradeId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { version?: number };
    };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Deletes an access key and ends the sessions that it opened. */
  deleteAccessKey: {
    input: { params: { accessKeyId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes an activity code that nothing uses. */
  deleteActivityCode: {
    input: { params: { activityCodeId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a rule. What it has told stays. */
  deleteAdherenceAlert: {
    input: { params: { alertId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a business unit that has no queues, planning groups or events. */
  deleteBusinessUnit: {
    input: { params: { businessUnitId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a calendar event. */
  deleteCalendarEvent: {
    input: { params: { calendarEventId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a calibration with all answers. Whoever may close it may delete it, open or closed. */
  deleteCalibration: {
    input: { params: { calibrationId: string } };
    answer: { success: true };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Deletes a dashboard that the caller may change. It can be restored for a day. */
  deleteDashboard: {
    input: { params: { dashboardId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes an employee group; its members move to the default one, which cannot be deleted. */
  deleteEmployeeGroup: {
    input: { query: { groupId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "DEFAULT_EMPLOYEE_GROUP";
  };
  /** Deletes a plan with its assignments. Evaluations stay. */
  deleteEvaluationPlan: {
    input: { params: { planId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a forecast. What was published of it remains. */
  deleteForecast: {
    input: { params: { forecastId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes groups, all or none; their members stay. */
  deleteGroups: {
    input: { body: { groupToDeleteIds: string[] } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes an interaction with its recording, its transcript and its markers for good. */
  deleteInteraction: {
    input: { params: { interactionId: string }; body: { reason: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "LEGAL_HOLD";
  };
  /** Deletes an OpenID client of the tenant with its tokens and what users have allowed it. */
  deleteOpenidClient: {
    input: { params: { clientId: string } };
    answer: { success: boolean };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "BUILT_IN_CLIENT";
  };
  /** Deletes a planning group; its queues and their history stay. */
  deletePlanningGroup: {
    input: { params: { planningGroupId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a form that no evaluation and no calibration was ever made with. */
  deleteQualityForm: {
    input: { params: { formId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a queue that belongs to no planning group and has no history. */
  deleteQueue: {
    input: { params: { queueId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a marker of the caller's own; those of others with `recording:edit`. None is deleted on legal hold. */
  deleteRecordingMarker: {
    input: { params: { markerId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "LEGAL_HOLD";
  };
  /** Ends the mails of a report. */
  deleteReportDelivery: {
    input: { params: { deliveryId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a role that nobody has. */
  deleteRole: {
    input: { params: { roleId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "SYSTEM_ROLE" | "ROLE_IN_USE";
  };
  /** Deletes a rotation that nobody has. */
  deleteRotation: {
    input: { params: { rotationId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a view: one's own, or with `view:share` a shared one. */
  deleteSavedView: {
    input: { params: { viewId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a scenario. */
  deleteScenario: {
    input: { params: { scenarioId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a draft. What is published stays. */
  deleteSchedule: {
    input: { params: { scheduleId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a skill, also from the people who have it. */
  deleteSkill: {
    input: { query: { id: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a mapping. A state that is received again is listed as not mapped. */
  deleteStateMapping: {
    input: { params: { mappingId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a team that no limit of time off is for; its members are then in none. */
  deleteTeam: {
    input: { params: { teamId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Closes a tenant. For 30 days it can be restored. */
  deleteTenant: {
    input: { params: { tenantId: string } };
    answer: {
      tenant: {
        id: string;
        name: string;
        timezone: string;
        status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        userCount: number;
        activeUserCount: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        toggles: string[];
        createdAt: string;
        deleteAfter: string | null;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Deletes a limit. */
  deleteTimeOffLimit: {
    input: { params: { limitId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a topic. The interactions stay. */
  deleteTopic: {
    input: { params: { topicId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a user: sessions end, passwords, second factors and links are gone. The name stays theirs, so that they can be revived. */
  deleteUser: {
    input: { body: { userId: string } };
    answer: { deleted: number };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND" | "OWN_USER" | "LAST_ADMINISTRATOR";
  };
  /** Deletes users, all of them or none, named by their ids or by their email addresses. */
  deleteUsersById: {
    input: { body: { emailAddressesList?: string[]; userIds?: string[] } };
    answer: { deleted: number };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND" | "OWN_USER" | "LAST_ADMINISTRATOR";
  };
  /** Deletes a webhook with the log of its deliveries. Nothing more is sent to it. */
  deleteWebhook: {
    input: { params: { webhookId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Deletes a work plan that nobody has and no rotation contains. */
  deleteWorkPlan: {
    input: { params: { workPlanId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND" | "IN_USE";
  };
  /** Deletes a group; its members stay. */
  deprovisionGroup: {
    input: { params: { groupId: string }; headers?: { "If-Match"?: string } };
    answer: undefined;
    refusals: "NOT_FOUND" | "PRECONDITION_FAILED";
  };
  /** Deletes a user; their sessions end at once. Provisioned again under the same name, they are who they were. */
  deprovisionUser: {
    input: { params: { userId: string }; headers?: { "If-Match"?: string } };
    answer: undefined;
    refusals: "FORBIDDEN" | "NOT_FOUND" | "OWN_USER" | "LAST_ADMINISTRATOR" | "PRECONDITION_FAILED";
  };
  /** Which client asks the user of the browser's session for what. */
  describeConsent: {
    input: {
      body: {
        scope?: string;
        client_id: string;
        nonce?: string;
        redirect_uri?: string;
        response_type?: string;
        state?: string;
        code_challenge?: string;
        code_challenge_method?: string;
        acr_values?: string;
        claims?: string;
        dpop_jkt?: string;
        request_uri?: string;
      };
    };
    answer: { clientName: string; userName: string; scopes: string[] };
    refusals: "InvalidLoginRequest" | "InvalidRequest_CodeChallengeMethod_NotSupported" | "SIGNED_OUT";
  };
  /** Which client shows this code and asks the user of the browser's session to connect it (RFC 8628). */
  describeDevice: {
    input: { body: { userCode: string } };
    answer: { clientName: string; userName: string; scopes: string[] };
    refusals: "DEVICE_CODE_INVALID" | "SIGNED_OUT" | "platform_user_manager_service_107";
  };
  /** Disputes an evaluation, once and within 14 days of its submission. Its evaluator is notified; where they have left, those who may decide. */
  disputeEvaluation: {
    input: { params: { evaluationId: string }; body: { reason: string } };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "NOT_FOUND" | "EVALUATION_CLOSED" | "DISPUTE_TOO_LATE";
  };
  /** Changes employee number, last day, terms of the contract, site and plan of several people who are planned: of all of them or of none. */
  editPlanningAgents: {
    input: {
      body: {
        agents: {
          userId: string;
          version: number;
          employeeNumber?: string | null;
          leavesOn?: string | null;
          minWeeklyMinutes?: number | null;
          maxWeeklyMinutes?: number | null;
          maxDays?: number | null;
          maxConsecutiveDays?: number | null;
          minRestMinutes?: number | null;
          siteId?: string | null;
          assignment?: { workPlanId: string | null; rotationId: string | null } | null;
        }[];
      };
    };
    answer: { changed: number };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Whether an email address is taken, and by whom where that is a user of this tenant. */
  emailExists: {
    input: { query: { emailAddress: string } };
    answer: { exists: boolean; userId: string | null };
    refusals: never;
  };
  /** Whether an email address is taken, and whether it is a deleted user of this tenant, who can be revived. */
  emailExistsStatus: {
    input: { query: { emailAddress: string } };
    answer: {
      emailExistStatus: "EMAIL_EXIST_IN_SYSTEM" | "EMAIL_EXIST_IN_TENANT_NOT_DELETED" | "EMAIL_NOT_EXIST_IN_SYSTEM" | "EMAIL_EXIST_IN_TENANT_DELETED";
    };
    refusals: never;
  };
  /** Words and pairs of words that more conversations of a period have than of the period before, by log-likelihood. At most the newest 1,000 conversations of each period are read. Needs `recording:listen` too. */
  emergingWords: {
    input: {
      body: {
        from: string;
        until: string;
        filter: {
          teamId?: string[];
          channel?: ("voice" | "chat" | "email" | "sms" | "social")[];
          direction?: ("inbound" | "outbound")[];
          queue?: string[];
          wrapUp?: string[];
          topicId?: string[];
        };
      };
    };
    answer: {
      conversations: { now: number; before: number };
      isCapped: boolean;
      terms: { term: string; now: number; before: number; growth: number }[];
    };
    refusals: "FORBIDDEN";
  };
  /** Ends one's calendar feed. */
  endCalendarFeed: {
    input: object;
    answer: { success: true };
    refusals: never;
  };
  /** Makes the caller's session that of its own user again. The tokens and the cookie from before are dead. */
  endImpersonation: {
    input: object;
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "SIGNED_OUT" | "NOT_FOUND";
  };
  /** Ends the browser's session for a client; without the client's proof (id_token_hint) the user must confirm it first. */
  endOpenidSession: {
    input: {
      body: {
        id_token_hint?: string;
        client_id?: string;
        post_logout_redirect_uri?: string;
        state?: string;
        confirmed: boolean;
      };
    };
    answer: { ended: boolean; clientName: string | null; sessionId: string | null; redirectTo: string | null };
    refusals: "InvalidLoginRequest";
  };
  /** Ends one of the caller's sessions, at once and on every node. */
  endOwnSession: {
    input: { params: { sessionId: string } };
    answer: { success: boolean };
    refusals: "NOT_FOUND";
  };
  /** Ends all of the caller's sessions: the others, or this one too, which forgets the known devices as well. */
  endOwnSessions: {
    input: { body: { which: "others" | "all" } };
    answer: { ended: number };
    refusals: never;
  };
  /** Ends the sessions of everybody in the tenant but the caller's own. */
  endTenantSessions: {
    input: object;
    answer: { ended: number };
    refusals: "STEP_UP_REQUIRED";
  };
  /** Ends one session of a user who holds no more than the caller, at once and on every node. */
  endUserSession: {
    input: { params: { userId: string; sessionId: string } };
    answer: { success: boolean };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Ends all sessions of a user. */
  endUserSessions: {
    input: { params: { userId: string } };
    answer: { ended: number };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** What evaluations can be narrowed by, and the published forms that one can be begun with. */
  evaluationChoices: {
    input: object;
    answer: {
      forms: { id: string; name: string; isOffered: boolean }[];
      teams: { id: string; name: string }[];
      evaluators: { id: string; name: string }[];
    };
    refusals: never;
  };
  /** Published forms, teams, and active people who may evaluate. */
  evaluationPlanChoices: {
    input: object;
    answer: {
      forms: { id: string; name: string }[];
      teams: { id: string; name: string }[];
      evaluators: { id: string; name: string }[];
    };
    refusals: never;
  };
  /** Opens a session of the key's user. It never counts as a recent sign-in, so a step-up needs the user themselves. */
  exchangeAccessKey: {
    input: { body: { accessKeyId: string; accessKeySecret: string } };
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "ACCESS_KEY_INVALID";
  };
  /** Exchanges the id_token of a fresh sign-in, once, for the session's access and refresh tokens. */
  exchangeToken: {
    input: { body: { accessToken: string } };
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "TOKEN_INVALID" | "TOKEN_EXPIRED" | "SIGNED_OUT";
  };
  /** Every link of the menu, whether a user has it, and if not, which permission, licence or toggle is missing. */
  explainMenu: {
    input: { params: { userId: string } };
    answer: {
      links: {
        id: string;
        module: string;
        moduleNames?: { en: string; es: string; ru: string; zh: string };
        name: string;
        names?: { en: string; es: string; ru: string; zh: string };
        address: string;
        licences: string | null;
        isShown: boolean;
        missing: { permissions: string[]; licences: string | null; toggle: string | null };
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** Every link of the menu, and whether a role alone opens it; if not, which permission, licence or toggle is missing. */
  explainRoleMenu: {
    input: { params: { roleId: string } };
    answer: {
      links: {
        id: string;
        module: string;
        moduleNames?: { en: string; es: string; ru: string; zh: string };
        name: string;
        names?: { en: string; es: string; ru: string; zh: string };
        address: string;
        licences: string | null;
        isShown: boolean;
        missing: { permissions: string[]; licences: string | null; toggle: string | null };
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** How the requirement of an interval comes about: inputs, formula, what fewer and more people would mean, and a simulation. */
  explainStaffing: {
    input: { params: { planningGroupId: string }; query: { at: string } };
    answer: {
      explanation: {
        kind: "queue";
        startsAt: number;
        intervalMinutes: 15 | 30;
        contacts: number;
        handleSeconds: number;
        band: { lower: number; upper: number } | null;
        layers: {
          baseline: number;
          baselineHandleSeconds: number;
          changes: { kind: "event" | "override"; name: string; measure: "offered" | "handleTime"; adds: number }[];
        } | null;
        goal: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          averageWaitSeconds: number | null;
          abandonRate: number | null;
          maxOccupancy: number | null;
        };
        scheduled: number | null;
        shrinkage: { name: string | null; share: number; adds: number; people: number }[];
        bandPeople: { lower: number | null; upper: number | null } | null;
        model: "erlang-c" | "erlang-a";
        targetSeconds: number;
        patienceSeconds: number | null;
        concurrency: number;
        agents: number | null;
        formula: {
          erlangs: number;
          places: number;
          blocking: number;
          waitProbability: number;
          atOnce: number;
          later: number;
          measures: {
            waitProbability: number;
            serviceLevel: number;
            averageWaitSeconds: number | null;
            abandonRate: number;
            occupancy: number;
          };
        };
        around: {
          agents: number;
          measures: {
            waitProbability: number;
            serviceLevel: number;
            averageWaitSeconds: number | null;
            abandonRate: number;
            occupancy: number;
          };
          isMet: boolean;
        }[];
        simulation: {
          serviceLevel: number;
          abandonRate: number;
          averageWaitSeconds: number;
          occupancy: number;
          intervals: number;
          margin: number;
          difference: number;
          isDifferent: boolean;
        } | null;
        lastPerson: {
          part: "serviceLevel" | "averageWaitSeconds" | "abandonRate" | "maxOccupancy" | "load";
          goal: number;
          without: {
            waitProbability: number;
            serviceLevel: number;
            averageWaitSeconds: number | null;
            abandonRate: number;
            occupancy: number;
          };
          with: {
            waitProbability: number;
            serviceLevel: number;
            averageWaitSeconds: number | null;
            abandonRate: number;
            occupancy: number;
          };
          withOneMore: {
            waitProbability: number;
            serviceLevel: number;
            averageWaitSeconds: number | null;
            abandonRate: number;
            occupancy: number;
          };
        } | null;
        limit: {
          cause: "people" | "chance";
          part: "serviceLevel" | "averageWaitSeconds" | "abandonRate" | "maxOccupancy" | "load";
          agents: number;
          measures: {
            waitProbability: number;
            serviceLevel: number;
            averageWaitSeconds: number | null;
            abandonRate: number;
            occupancy: number;
          };
        } | null;
      } | {
        kind: "workload";
        startsAt: number;
        intervalMinutes: 15 | 30;
        contacts: number;
        handleSeconds: number;
        band: { lower: number; upper: number } | null;
        layers: {
          baseline: number;
          baselineHandleSeconds: number;
          changes: { kind: "event" | "override"; name: string; measure: "offered" | "handleTime"; adds: number }[];
        } | null;
        goal: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          averageWaitSeconds: number | null;
          abandonRate: number | null;
          maxOccupancy: number | null;
        };
        scheduled: number | null;
        shrinkage: { name: string | null; share: number; adds: number; people: number }[];
        agents: number;
        deadlineSeconds: number;
        occupancy: number;
        waiting: number;
        planned: number;
        perPerson: number;
        around: { agents: number; backlog: number; serviceLevel: number; isMet: boolean }[];
        simulation: {
          serviceLevel: number;
          left: number;
          averageSeconds: number;
          runs: number;
          margin: number;
          difference: number;
          isDifferent: boolean;
        } | null;
        late: number;
      };
    };
    refusals: "NOT_FOUND" | "NO_FORECAST" | "NO_GOAL" | "NO_HANDLE_TIMES" | "CENTRE_CLOSED";
  };
  /** Starts a job that writes the tenant's audit trail to a CSV file, as spreadsheets of the caller's language read it. */
  exportAuditTrail: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { format?: "csv" | "chain"; from?: string; until?: string } };
    answer: { jobId: string };
    refusals: "TOO_MANY_JOBS";
  };
  /** Starts a job that writes all data of a tenant, without secrets, into a ZIP file, which only its starter may download while they manage tenants. */
  exportTenant: {
    input: { params: { tenantId: string }; headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { jobId: string };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "TOO_MANY_JOBS";
  };
  /** What giving a shift away does to one's own rules, and who could take it: those first for whom no rule breaks. */
  findTradePartners: {
    input: { body: { shiftId: string; search?: string } };
    answer: {
      zone: string;
      shift: { id: string; day: string; start: number; minutes: number };
      check: { broken: { code: string; date: string; values: Record<string, string | number> }[]; missingSkills: string[] };
      partners: { id: string; name: string; teamName: string | null; isFine: boolean }[];
      total: number;
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Replaces a password that sign-in refused as expired (149) or unfit for the policy (150), and ends every session. A password that is still good is `forbidden` here. */
  forceChangePassword: {
    input: { body: { userEmail?: string; userName: string; currentPassword: string; newPassword: string; totp?: string } };
    answer: { success: boolean };
    refusals: "platform_user_manager_service_123" | "platform_user_manager_service_19" | "platform_user_manager_service_142" | "platform_user_manager_service_101" | "platform_user_manager_service_102" | "platform_user_manager_service_144" | "platform_user_manager_service_145" | "platform_user_manager_service_39" | "platform_user_manager_service_58" | "platform_user_manager_service_103" | "SAML_USER" | "FORBIDDEN" | "platform_user_manager_service_107";
  };
  /** Forgets a device of the caller: the next sign-in on it is one from a new device. */
  forgetDevice: {
    input: { params: { deviceId: string } };
    answer: { success: boolean };
    refusals: "NOT_FOUND";
  };
  /** Forgets a known device of a user who holds no more than the caller: the next sign-in on it is one from a new device. */
  forgetUserDevice: {
    input: { params: { userId: string; deviceId: string } };
    answer: { success: boolean };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Asks for a password reset by mail. The answer is the same whether or not anybody has the name. */
  forgotPassword: {
    input: { body: { userName: string } };
    answer: { emailSent: boolean };
    refusals: "platform_user_manager_service_107";
  };
  /** The id of the group that has a name, whatever its case; null where none has. */
  groupExists: {
    input: { body: { name: string } };
    answer: { groupId: string | null };
    refusals: never;
  };
  /** The members of a group, by name. */
  groupUsers: {
    input: { body: { groupId: string } };
    answer: { users: { id: string; fullName: string; emailAddress: string }[] };
    refusals: "NOT_FOUND";
  };
  /** Gives an assignment that is not done to another evaluator, who is notified. A draft of the one before stays theirs. */
  handOverAssignment: {
    input: { params: { assignmentId: string }; body: { evaluatorId: string } };
    answer: { success: true };
    refusals: "OWN_EVALUATION" | "NOT_FOUND" | "EVALUATION_CLOSED";
  };
  /** Puts an interaction on legal hold: it is not deleted, neither by people nor when its time is over. */
  holdInteraction: {
    input: { params: { interactionId: string }; body: { reason: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** The icons that navigation data names, as SVG texts by name. */
  iconsData: {
    input: object;
    answer: { icons: Record<string, string> };
    refusals: never;
  };
  /** Takes over skills of the contact centre: one that is not linked yet is linked to the skill of its name, or becomes a new skill. */
  importAcdSkills: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        skills: {
          acdSkillId: string;
          name: string;
          channelId?: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        }[];
      };
    };
    answer: {
      skills: {
        id: string;
        name: string;
        colorCode: string;
        channelId: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled: boolean;
        acdSkillInfos: { acdSkillId: string; name: string }[];
        version: number;
      }[];
    };
    refusals: never;
  };
  /** Agents, teams, topics, queues and wrap-up codes that the list of interactions can be narrowed by. */
  interactionChoices: {
    input: object;
    answer: {
      agents: { id: string; name: string }[];
      teams: { id: string; name: string }[];
      topics: { id: string; name: string }[];
      queues: string[];
      wrapUps: string[];
    };
    refusals: never;
  };
  /** Figures of the interactions of a period, with those of the period before: volume, duration, repeat contacts and evaluations, by day, hour, channel, queue, wrap-up code, team and agent. */
  interactionOverview: {
    input: {
      body: {
        from: string;
        until: string;
        filter: {
          teamId?: string[];
          channel?: ("voice" | "chat" | "email" | "sms" | "social")[];
          direction?: ("inbound" | "outbound")[];
          queue?: string[];
          wrapUp?: string[];
          topicId?: string[];
        };
      };
    };
    answer: {
      overview: {
        zone: string;
        figures: {
          interactions: number;
          averageSeconds: number | null;
          repeatRate: number | null;
          evaluated: number | null;
          score: number | null;
        };
        before: {
          interactions: number;
          averageSeconds: number | null;
          repeatRate: number | null;
          evaluated: number | null;
          score: number | null;
          from: string;
          until: string;
        };
        step: "day" | "week";
        course: { day: string; channels: { channel: "voice" | "chat" | "email" | "sms" | "social"; interactions: number }[] }[];
        hours: { weekday: number; hour: number; interactions: number }[];
        channels: {
          total: number;
          rows: {
            interactions: number;
            averageSeconds: number | null;
            repeatRate: number | null;
            evaluated: number | null;
            score: number | null;
            id: string | null;
            name: string | null;
          }[];
        };
        queues: {
          total: number;
          rows: {
            interactions: number;
            averageSeconds: number | null;
            repeatRate: number | null;
            evaluated: number | null;
            score: number | null;
            id: string | null;
            name: string | null;
          }[];
        };
        wrapUps: {
          total: number;
          rows: {
            interactions: number;
            averageSeconds: number | null;
            repeatRate: number | null;
            evaluated: number | null;
            score: number | null;
            id: string | null;
            name: string | null;
          }[];
        };
        teams: {
          total: number;
          rows: {
            interactions: number;
            averageSeconds: number | null;
            repeatRate: number | null;
            evaluated: number | null;
            score: number | null;
            id: string | null;
            name: string | null;
          }[];
        };
        agents: {
          total: number;
          rows: {
            interactions: number;
            averageSeconds: number | null;
            repeatRate: number | null;
            evaluated: number | null;
            score: number | null;
            id: string | null;
            name: string | null;
          }[];
        };
        topics: {
          total: number;
          rows: {
            interactions: number;
            averageSeconds: number | null;
            repeatRate: number | null;
            evaluated: number | null;
            score: number | null;
            id: string | null;
            name: string | null;
          }[];
        };
      };
    };
    refusals: never;
  };
  /** What an interaction is about, and where it says so. Needs `recording:listen` too. */
  interactionTopics: {
    input: { params: { interactionId: string } };
    answer: { topics: { id: string; name: string }[]; marks: { start: number; end: number }[][] };
    refusals: "FORBIDDEN";
  };
  /** Invites people by email address. Addresses that already exist are named; the others are invited. A role that may change others' access takes a step-up. */
  inviteUsers: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: { emailAddressesList: string[]; roleId?: string; teamId?: string; senderEmail?: string };
    };
    answer: { results: { emailAddress: string; outcome: "invited" | "exists"; userId: string | null }[] };
    refusals: "FORBIDDEN" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "platform_user_manager_service_104";
  };
  /** Where this user lands after sign-in, by the landing rule; insufficientPrivileges when nothing is allowed. */
  landing: {
    input: { query?: { embeddedClient?: "true" | "false" } };
    answer: { url: string };
    refusals: never;
  };
  /** The files with a language's texts: those of the shell, of the widgets, and of each app. */
  languageMetaData: {
    input: { params: { language: string } };
    answer: { languageCode: string; bowerTranslations: string; widgetsTranslations: string; apps: Record<string, string> };
    refusals: "NOT_FOUND";
  };
  /** The locale to show for each language or locale that a browser may ask for, and what stands in for one that is toggled off. */
  languagesMap: {
    input: object;
    answer: {
      localesMap: Record<string, string>;
      languagesFeatureToggles: Record<string, { featureToggle: string; fallback: string }>;
    };
    refusals: never;
  };
  /** The tenant's licences, the licence type shown and the product name that follows from it. */
  licences: {
    input: object;
    answer: { licenses: { applicationId: string; featureIds: number[] }[]; licenseType: string; productName: string };
    refusals: never;
  };
  /** A user's access keys, newest first. Another user's need accessKey:view. */
  listAccessKeys: {
    input: { query: { userId: string } };
    answer: { accessKeys: { accessKeyId: string; lastUsedDate: string | null; isActive: boolean }[] };
    refusals: "NOT_FOUND";
  };
  /** The signed-in user's favourite dashboards, in their own order, those without a place by name. `createdBy` is a full name. */
  listDashboards: {
    input: { query: { filters: "favorite" } };
    answer: { dashboards: { dashboardId: string; name: string; createdBy: string }[] };
    refusals: never;
  };
  /** The devices that the caller has signed in on and that are known since: wrong guesses elsewhere do not lock them. */
  listDevices: {
    input: object;
    answer: {
      devices: { id: string; browser: string; address: string; firstUsedAt: string; lastUsedAt: string; current: boolean }[];
    };
    refusals: never;
  };
  /** The mail domains that the tenant has claimed, and the DNS record that verifies each. */
  listDomains: {
    input: object;
    answer: {
      domains: {
        id: string;
        domain: string;
        verifiedAt: string | null;
        failedAt: string | null;
        record: { name: string; value: string };
      }[];
    };
    refusals: never;
  };
  /** All employee groups of the tenant, by name. */
  listEmployeeGroups: {
    input: object;
    answer: {
      groups: {
        id: string;
        name: string;
        timeZone: string;
        isDefault: boolean;
        workingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number; amountOfHours: number }[];
        version: number;
      }[];
    };
    refusals: never;
  };
  /** What was published as main of a planning group, the newest first, a page at a time. */
  listForecastSnapshots: {
    input: { params: { planningGroupId: string }; query?: { before?: string } };
    answer: {
      snapshots: {
        id: string;
        version: number;
        publishedBy: string;
        publishedAt: string;
        firstDay: string;
        lastDay: string;
        days: number;
      }[];
      hasMore: boolean;
      mainId: string | null;
    };
    refusals: "NOT_FOUND";
  };
  /** The newest forecasts of a business unit, or those made before one of them, and its last publication, which is its main forecast. */
  listForecasts: {
    input: { params: { businessUnitId: string }; query?: { before?: string; with?: string } };
    answer: {
      weekStart: number;
      forecasts: {
        id: string;
        businessUnitId: string;
        firstDay: string;
        lastDay: string;
        days: number;
        zone: string;
        intervalMinutes: 15 | 30;
        version: number;
        createdBy: string;
        createdAt: string;
        calculatedAt: string | null;
        calculation: {
          jobId: string;
          state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
          progress: number;
          startedBy: string;
          isOwn: boolean;
        } | null;
        published: { id: string; version: number; publishedBy: string; publishedAt: string } | null;
      }[];
      hasMore: boolean;
      main: { id: string; version: number; publishedBy: string; publishedAt: string; forecastId: string } | null;
    };
    refusals: "NOT_FOUND";
  };
  /** All groups of the tenant, each with the ids of its members. */
  listGroups: {
    input: object;
    answer: { groups: { id: string; name: string; usersIds: string[]; version: number }[] };
    refusals: never;
  };
  /** The users as whom somebody acts at the moment, newest first. */
  listImpersonations: {
    input: object;
    answer: {
      impersonations: {
        id: string;
        impersonator: { id: string; name: string };
        user: { id: string; name: string };
        reason: string;
        startedAt: string;
        expiresAt: string;
      }[];
    };
    refusals: never;
  };
  /** The newest jobs of the signed-in user, or with `tenant:edit` those of the whole tenant; with `before` those that are older. */
  listJobs: {
    input: { query?: { of?: "own" | "tenant"; before?: string } };
    answer: {
      jobs: {
        id: string;
        name: string;
        startedBy: { id: string; name: string };
        state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
        version: number;
        progress: number;
        step: string | null;
        file: { name: string; type: string; parts: number; encoding: "text" | "base64" } | null;
        errorCode: string | null;
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
      }[];
      hasMore: boolean;
    };
    refusals: never;
  };
  /** One's own notifications, newest first, before a given `sequence`. */
  listNotifications: {
    input: { query?: { before?: string; top?: string; timezone?: string } };
    answer: {
      notifications: {
        notificationUuid: string;
        sequence: number;
        topic: string;
        title: string;
        content: string;
        publisher: string;
        publishDate: string;
        date: string;
        linkURL: string | null;
        isRead: boolean;
        actions: {
          uri: string;
          uriHttpVerb: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
          payload?: unknown;
          guideline: {
            uriLaunchMethod: "NEW_WINDOW" | "API_CALL";
            actionTextTranslation: string;
            onSuccessTextTranslation?: string;
            windowProperties?: { width?: number; height?: number; left?: number; top?: number };
          };
        }[];
      }[];
      unreadCount: number;
    };
    refusals: never;
  };
  /** The planning groups of a planning group's business unit whose requirement is out of date or not calculated, although there is a main forecast. */
  listOutdatedStaffing: {
    input: { params: { planningGroupId: string } };
    answer: { planningGroups: { id: string; name: string }[] };
    refusals: "NOT_FOUND";
  };
  /** The caller's passkeys. */
  listPasskeys: {
    input: object;
    answer: { passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null; isSynced: boolean }[] };
    refusals: never;
  };
  /** One's own preferences in one application context. */
  listPreferences: {
    input: { params: { userId: string; applicationContext: string } };
    answer: { preferences: { preferenceName: string; value: string }[] };
    refusals: "NOT_FOUND";
  };
  /** The saved views of a list: the caller's own and those shared in the tenant, by name, and which opens first. */
  listSavedViews: {
    input: { query: { list: string } };
    answer: {
      views: {
        id: string;
        name: string;
        settings: {
          filter: Record<string, string | string[]>;
          grid: {
            order: string[];
            widths: Record<string, number>;
            hidden: string[];
            pinned: string[];
            pinnedEnd?: string[];
            sorting: { id: string; descending: boolean }[];
            filters?: Record<string, {
              kind: "text";
              operator: "contains" | "notContains" | "equals" | "startsWith" | "endsWith" | "empty" | "notEmpty";
              text: string;
            } | { kind: "set"; ids: string[] } | { kind: "number"; least: number | null; most: number | null } | { kind: "date"; from: string | null; to: string | null }>;
            groupBy?: string | null;
          };
        };
        isShared: boolean;
        isOwn: boolean;
        ownerName: string;
        version: number;
      }[];
      defaultViewId: string | null;
    };
    refusals: never;
  };
  /** The scenarios of a planning group, by name. */
  listScenarios: {
    input: { params: { planningGroupId: string } };
    answer: {
      scenarios: {
        id: string;
        name: string;
        parameters: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          volumePercent: number;
          handleTimePercent: number;
          shrinkagePoints: number;
          peopleMax: number | null;
        };
        version: number;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** The business units with their drafts and what is published. */
  listSchedules: {
    input: object;
    answer: {
      businessUnits: {
        id: string;
        name: string;
        zone: string;
        weekStart: number;
        intervalMinutes: number;
        hourlyCost: number | null;
        currency: string | null;
      }[];
      schedules: {
        id: string;
        businessUnitId: string;
        name: string;
        state: "draft" | "published";
        firstDay: string;
        days: number;
        version: number;
        shifts: number;
      }[];
    };
    refusals: never;
  };
  /** The groups of the tenant that a SCIM filter matches, a page of them. */
  listScimGroups: {
    input: {
      query?: {
        attributes?: string;
        excludedAttributes?: string;
        filter?: string;
        sortBy?: string;
        sortOrder?: string;
        startIndex?: string;
        count?: string;
      };
    };
    answer: {
      schemas: string[];
      totalResults: number;
      startIndex: number;
      itemsPerPage: number;
      Resources: {
        schemas: string[];
        id: string;
        externalId?: string;
        displayName?: string;
        members?: { value?: string; display?: string; type?: string }[];
        meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
      }[];
    };
    refusals: "platform_user_manager_service_106";
  };
  /** The kinds of resources that SCIM serves: users and groups. */
  listScimResourceTypes: {
    input: object;
    answer: {
      schemas: string[];
      totalResults: number;
      startIndex: number;
      itemsPerPage: number;
      Resources: { schemas: string[] }[];
    };
    refusals: never;
  };
  /** The attributes of users and groups that SCIM serves. */
  listScimSchemas: {
    input: object;
    answer: {
      schemas: string[];
      totalResults: number;
      startIndex: number;
      itemsPerPage: number;
      Resources: { schemas: string[] }[];
    };
    refusals: never;
  };
  /** The people of the tenant that a SCIM filter matches, a page of them. */
  listScimUsers: {
    input: {
      query?: {
        attributes?: string;
        excludedAttributes?: string;
        filter?: string;
        sortBy?: string;
        sortOrder?: string;
        startIndex?: string;
        count?: string;
      };
    };
    answer: {
      schemas: string[];
      totalResults: number;
      startIndex: number;
      itemsPerPage: number;
      Resources: {
        schemas: string[];
        id: string;
        externalId?: string;
        userName?: string;
        name?: { formatted?: string; givenName?: string; familyName?: string };
        displayName?: string;
        emails?: { value?: string; type?: string; primary?: boolean }[];
        active?: boolean;
        groups?: { value?: string; display?: string; type?: string }[];
        meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
      }[];
    };
    refusals: "platform_user_manager_service_106";
  };
  /** All skills of the tenant, by name. */
  listSkills: {
    input: object;
    answer: {
      skills: {
        id: string;
        name: string;
        colorCode: string;
        channelId: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled: boolean;
        acdSkillInfos: { acdSkillId: string; name: string }[];
        version: number;
      }[];
    };
    refusals: never;
  };
  /** The known devices of a user who holds no more than the caller, newest use first. */
  listUserDevices: {
    input: { params: { userId: string } };
    answer: {
      devices: { id: string; browser: string; address: string; firstUsedAt: string; lastUsedAt: string; current: boolean }[];
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** What was done about a user, newest first, 50 at a time: `before` is the id of the oldest event of the page before. */
  listUserEvents: {
    input: { params: { userId: string }; query?: { before?: string } };
    answer: {
      events: {
        id: string;
        at: string;
        action: string;
        person: string | null;
        impersonator: string | null;
        changes: { field: string; before: string | null; after: string | null }[];
      }[];
      hasMore: boolean;
    };
    refusals: "NOT_FOUND";
  };
  /** The newest 20 deliveries to a webhook, or those before `before`. They are kept for 30 days. */
  listWebhookDeliveries: {
    input: { params: { webhookId: string }; query?: { before?: string } };
    answer: {
      deliveries: {
        id: string;
        event: string;
        state: "waiting" | "delivered" | "failed";
        attempts: number;
        status: number | null;
        error: string | null;
        at: string;
        lastAttemptAt: string | null;
      }[];
      hasMore: boolean;
    };
    refusals: "NOT_FOUND";
  };
  /** Users who cannot sign in: on lockdown, or locked for a while by wrong guesses. */
  lockedUsers: {
    input: object;
    answer: { lockedUsers: { userId: string; userName: string; lockdown: boolean; lockedUntil: string | null }[] };
    refusals: never;
  };
  /** Checks a user name, password and one-time code, or the code of single sign-on (`id_token`), and opens a session. */
  login: {
    input: {
      body: {
        userName?: string;
        password?: string;
        totp?: string;
        recoveryCode?: string;
        passkey?: {
          id: string;
          rawId: string;
          type: "public-key";
          response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
          authenticatorAttachment?: "platform" | "cross-platform" | null;
          clientExtensionResults: Record<string, never>;
        };
        enrolment?: string;
        id_token?: string;
        scope?: string;
        client_id?: string;
        nonce?: string;
        redirect_uri?: string;
        response_type?: string;
        state?: string;
        code_challenge?: string;
        code_challenge_method?: string;
        acr_values?: string;
        claims?: string;
        dpop_jkt?: string;
        request_uri?: string;
      };
    };
    answer: {
      code?: string;
      redirectTo?: string;
      consentRequired?: boolean;
      id_token: string;
      sessionId: string;
      recoveryCodes?: string[];
    };
    refusals: "ENROLMENT_EXPIRED" | "InvalidLoginRequest" | "InvalidRequest_CodeChallengeMethod_NotSupported" | "platform_user_manager_service_101" | "platform_user_manager_service_102" | "INVALID_RECOVERY_CODE" | "PASSKEY_REFUSED" | "SAML_REFUSED" | "platform_user_manager_service_144" | "platform_user_manager_service_145" | "platform_user_manager_service_149" | "platform_user_manager_service_150" | "platform_user_manager_service_129" | "CHANGE_PASSWORD_REQUIRED" | "platform_user_manager_service_39" | "platform_user_manager_service_58" | "platform_user_manager_service_103" | "SAML_USER" | "SECOND_FACTOR_REQUIRED" | "MFA_ENROLMENT_REQUIRED" | "platform_user_manager_service_107";
  };
  /** The authenticator of a user name and its password policy; `mfaEnabled`: a one-time code is asked for. An unknown name gets the answer of the tenant that has verified its mail domain, of the same shape and time. */
  loginAuthenticator: {
    input: { query: { username: string } };
    answer: {
      minimumLength: number;
      maximumLength: number;
      requireUppercase: boolean;
      requireLowercase: boolean;
      requireNumbers: boolean;
      requireNonAlphaNumeric: boolean;
      allowWhitespace: boolean;
      idmType: "EVOLVE" | "EVOLVECG";
      mfaEnabled: boolean;
    };
    refusals: "platform_user_manager_service_107";
  };
  /** Signs in in one call: checks the credentials and answers the tokens of a new session. */
  loginV1: {
    input: { body: { userName: string; password: string; totp?: string } };
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "ENROLMENT_EXPIRED" | "platform_user_manager_service_101" | "platform_user_manager_service_102" | "INVALID_RECOVERY_CODE" | "PASSKEY_REFUSED" | "platform_user_manager_service_144" | "platform_user_manager_service_145" | "platform_user_manager_service_149" | "platform_user_manager_service_150" | "platform_user_manager_service_129" | "CHANGE_PASSWORD_REQUIRED" | "platform_user_manager_service_39" | "platform_user_manager_service_58" | "platform_user_manager_service_103" | "SAML_USER" | "SECOND_FACTOR_REQUIRED" | "MFA_ENROLMENT_REQUIRED" | "platform_user_manager_service_107";
  };
  /** Ends the session of these tokens; whatever else holds a token of it is refused from then on. */
  logout: {
    input: { body: { accessToken?: string; refreshToken?: string } };
    answer: { success: boolean };
    refusals: never;
  };
  /** What the page of a sign-out loads in hidden frames: siblings confirm by a message, clients are only told. */
  logoutFrames: {
    input: object;
    answer: { frames: { kind: "sibling" | "client"; name: string; url: string }[] };
    refusals: never;
  };
  /** What became of the clients of an ended session: their front-channel addresses, and whether the back channel reached them. */
  logoutOutcome: {
    input: { body: { sessionId: string } };
    answer: {
      clients: { name: string; frontchannel: string | null; backchannel: "waiting" | "delivered" | "failed" | "none" }[];
    };
    refusals: never;
  };
  /** The dashboards that the caller sees: favourites first, in their own order, then the others by name; and those that they have deleted and can still restore. */
  manageableDashboards: {
    input: object;
    answer: {
      dashboards: {
        dashboardId: string;
        name: string;
        createdBy: string;
        isOwn: boolean;
        isFavorite: boolean;
        mayChange: boolean;
        sharing: "nobody" | "tenant" | "chosen";
        tileCount: number;
        changedAt: string;
        version: number;
      }[];
      deleted: { dashboardId: string; name: string; deletedAt: string }[];
    };
    refusals: never;
  };
  /** A new secret for an authenticator app. It counts once a code of it has been given back with the ticket. */
  mfaSecret: {
    input: { query?: { userName?: string } };
    answer: { secret: string; address: string; ticket: string };
    refusals: never;
  };
  /** The caller's second factors, and whether the tenant requires one. */
  mfaStatus: {
    input: object;
    answer: {
      required: boolean;
      enabled: boolean;
      since: string | null;
      recoveryCodesLeft: number;
      passkeys: number;
      hasPassword: boolean;
    };
    refusals: never;
  };
  /** Moves the tenant and all its users who have a password here to the Cognito-style authenticator. A password that its policy does not admit counts no more: the next sign-in mails a reset. */
  migrateTenantToCognito: {
    input: { body: Record<string, never> };
    answer: { migrated: number };
    refusals: "STEP_UP_REQUIRED";
  };
  /** What a person sees of themselves: role, team and its members, skills, groups, working hours, recent sign-ins. */
  mySpaceOverview: {
    input: object;
    answer: {
      role: { id: string; name: string } | null;
      team: { id: string; name: string } | null;
      employeeGroup: { id: string; name: string; timeZone: string } | null;
      hireDate: string;
      skills: { id: string; name: string; colorCode: string; proficiency: number }[];
      groups: { id: string; name: string }[];
      colleagues: { id: string; fullName: string; initials: string; roleName: string }[];
      colleagueCount: number;
      workingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number }[];
      recentSignIns: { id: string; at: string; browser: string; address: string; current: boolean }[];
    };
    refusals: never;
  };
  /** Offers a published shift to everybody who can take it, or to one colleague, who may give one in exchange. */
  offerShift: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: { shiftId: string; askedId: string | null; getShiftId: string | null; wantsExchange?: boolean; note: string };
    };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Puts the caller's favourites in order. Those not named follow; ids that are none of them are passed over. */
  orderFavoriteDashboards: {
    input: { body: { dashboardIds: string[] } };
    answer: { dashboards: { dashboardId: string; name: string; createdBy: string }[] };
    refusals: never;
  };
  /** Signs in with a passkey alone; it names its owner itself. */
  passkeyLogin: {
    input: {
      body: {
        passkey: {
          id: string;
          rawId: string;
          type: "public-key";
          response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
          authenticatorAttachment?: "platform" | "cross-platform" | null;
          clientExtensionResults: Record<string, never>;
        };
        scope?: string;
        client_id?: string;
        nonce?: string;
        redirect_uri?: string;
        response_type?: string;
        state?: string;
        code_challenge?: string;
        code_challenge_method?: string;
        acr_values?: string;
        claims?: string;
        dpop_jkt?: string;
        request_uri?: string;
      };
    };
    answer: { code?: string; redirectTo?: string; consentRequired?: boolean; id_token: string; sessionId: string };
    refusals: "InvalidLoginRequest" | "InvalidRequest_CodeChallengeMethod_NotSupported" | "PASSKEY_REFUSED" | "platform_user_manager_service_145" | "platform_user_manager_service_39" | "platform_user_manager_service_58" | "platform_user_manager_service_103" | "SAML_USER" | "platform_user_manager_service_107";
  };
  /** What the browser needs to ask for a passkey. The challenge is bound to this browser and good once; the answer is the same for every caller. */
  passkeyOptions: {
    input: { body: { alone: boolean } };
    answer: { challenge: string; rpId: string; timeout: number; userVerification: "required" | "preferred" };
    refusals: "platform_user_manager_service_107";
  };
  /** What the browser needs to make a passkey. The challenge is bound to this browser and good once. */
  passkeyRegistration: {
    input: object;
    answer: {
      challenge: string;
      rp: { id: string; name: string };
      user: { id: string; name: string; displayName: string };
      pubKeyCredParams: { alg: number; type: "public-key" }[];
      timeout: number;
      excludeCredentials: { id: string; type: "public-key"; transports: string[] }[];
      authenticatorSelection: { residentKey: "required"; requireResidentKey: boolean; userVerification: "required" };
      attestation: "none";
    };
    refusals: "STEP_UP_REQUIRED";
  };
  /** Renames a group, adds members and removes them. */
  patchScimGroup: {
    input: {
      params: { groupId: string };
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "If-Match"?: string };
      body: { schemas?: string[]; Operations: { op: string; path?: string; value?: unknown }[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      displayName?: string;
      members?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "NAME_EXISTS" | "PRECONDITION_FAILED";
  };
  /** Changes some of what SCIM says of the caller. */
  patchScimMe: {
    input: {
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "If-Match"?: string };
      body: { schemas?: string[]; Operations: { op: string; path?: string; value?: unknown }[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND" | "DOMAIN_NOT_VERIFIED" | "LAST_ADMINISTRATOR" | "USER_NAME_EXISTS" | "EMAIL_EXISTS" | "PRECONDITION_FAILED";
  };
  /** Changes some of what SCIM says of a user. With `active: false` their sessions end at once. */
  patchScimUser: {
    input: {
      params: { userId: string };
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "If-Match"?: string };
      body: { schemas?: string[]; Operations: { op: string; path?: string; value?: unknown }[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND" | "DOMAIN_NOT_VERIFIED" | "LAST_ADMINISTRATOR" | "USER_NAME_EXISTS" | "EMAIL_EXISTS" | "PRECONDITION_FAILED";
  };
  /** What can be chosen for people who are planned: skills, plans, rotations and sites. */
  planningAgentChoices: {
    input: object;
    answer: {
      skills: { id: string; name: string }[];
      workPlans: { id: string; name: string }[];
      rotations: { id: string; name: string }[];
      sites: { id: string; name: string; businessUnitId: string }[];
    };
    refusals: never;
  };
  /** What the password step must show for a user name. An unknown name gets an answer of the same shape and time. */
  prelogin: {
    input: { body: { userName: string } };
    answer: { lock: boolean; mfa: boolean; samlUser: boolean; tenantId: string };
    refusals: "platform_user_manager_service_107";
  };
  /** Takes a CSV or XLSX file of interval history (multipart, field `file`), and shows rows of it with a guess of what its columns hold. */
  prepareHistoryFile: {
    input: { form: { file: Blob } };
    answer: {
      fileId: string;
      columns: string[];
      rows: string[][];
      samples: string[][];
      mapping: {
        queue?: number;
        start?: number;
        date?: number;
        time?: number;
        offered?: number;
        handled?: number;
        abandoned?: number;
        answeredInLevel?: number;
        handleSeconds?: number;
        averageHandleSeconds?: number;
        talkSeconds?: number;
        holdSeconds?: number;
        afterCallSeconds?: number;
      };
    };
    refusals: "FILE_REFUSED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE";
  };
  /** Takes a CSV or XLSX file of users (multipart, field `file`) and shows its first rows, with a guess of what its columns hold. */
  prepareUserImport: {
    input: { form: { file: Blob } };
    answer: {
      importId: string;
      columns: string[];
      rows: string[][];
      mapping: {
        emailAddress?: number;
        userName?: number;
        firstName?: number;
        lastName?: number;
        role?: number;
        team?: number;
        employeeGroup?: number;
        hireDate?: number;
      };
    };
    refusals: "FILE_REFUSED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE";
  };
  /** The links of the menu that licences and feature toggles lead to, for people who may do everything. Nothing is saved. */
  previewLicences: {
    input: {
      body: {
        licenses: {
          applicationId: "ACD" | "WFM" | "WFO" | "QM" | "PM" | "WFI" | "RECORDING" | "SEARCH" | "TM" | "AS" | "ANALYTICS" | "XSIGHT" | "ADAPTERS" | "EM";
          featureIds: number[];
        }[];
        toggles: string[];
      };
    };
    answer: {
      links: {
        id: string;
        module: string;
        moduleNames?: { en: string; es: string; ru: string; zh: string };
        name: string;
        names?: { en: string; es: string; ru: string; zh: string };
        address: string;
        licences: string | null;
        isShown: boolean;
        openedBy: string[];
      }[];
    };
    refusals: "FORBIDDEN";
  };
  /** How many of the newest interactions of the last 30 days rules match, with examples. At most 2,000 are looked at. Needs `recording:listen` too. */
  previewTopic: {
    input: {
      body: {
        rules: {
          any: string[];
          all: string[];
          none: string[];
          speaker: "anyone" | "customer" | "agent";
          channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        };
      };
    };
    answer: {
      matched: number;
      checked: number;
      isCapped: boolean;
      examples: {
        interactionId: string;
        startedAt: string;
        agentName: string;
        from: "agent" | "customer";
        text: string;
        marks: { start: number; end: number }[];
      }[];
    };
    refusals: "FORBIDDEN";
  };
  /** The applications and features of the product, and which of them the tenant has licences for. */
  productCatalogue: {
    input: object;
    answer: {
      productId: "EVOLVE";
      applications: { applicationId: string; licensed: boolean; features: { featureId: number; name: string; licensed: boolean }[] }[];
    };
    refusals: never;
  };
  /** The licensed products with a name of their own; one of them names the header. */
  products: {
    input: object;
    answer: { products: { id: string; name: string; isShown: boolean }[] };
    refusals: never;
  };
  /** Proposes a shift in exchange for one on offer to everybody. Who offers that accepts one of the proposals. */
  proposeExchange: {
    input: { params: { tradeId: string }; headers?: { "Idempotency-Key"?: string }; body: { shiftId: string; note: string } };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Creates a group of users. */
  provisionGroup: {
    input: {
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "Idempotency-Key"?: string };
      body: { schemas?: string[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      displayName?: string;
      members?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "NAME_EXISTS";
  };
  /** Creates a user with the role of agents, or brings back a deleted one of that name. They are invited by mail, unless the tenant's identity provider signs them in. */
  provisionUser: {
    input: {
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "Idempotency-Key"?: string };
      body: { schemas?: string[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "STEP_UP_REQUIRED" | "platform_user_manager_service_104" | "LAST_ADMINISTRATOR" | "USER_NAME_EXISTS" | "EMAIL_EXISTS";
  };
  /** Whether a stranger may go on with an address: yes, no matter who has it. Only its owner is told more, by email. */
  publicEmailExists: {
    input: { query: { emailAddress: string } };
    answer: { success: true };
    refusals: never;
  };
  /** Whether a feature is on for the tenant of this host. The user name never changes the answer. */
  publicFeatureToggle: {
    input: { query: { featurename: string; username?: string } };
    answer: { success: boolean };
    refusals: never;
  };
  /** What a sign-in page may know of a tenant, named by its host or its id: its login banner. */
  publicTenantProperties: {
    input: { query?: { fqdn?: string; tenantId?: string } };
    answer: { loginBanner: { message: string; backgroundColorCode: string; fontColorCode: string } | null };
    refusals: never;
  };
  /** Answers strangers that a user name is free, even if somebody has it. */
  publicUserNameExists: {
    input: { query: { username: string } };
    answer: { existing: false };
    refusals: never;
  };
  /** Publishes a forecast as main. What is published never changes; a later publication takes its place. */
  publishForecast: {
    input: {
      params: { forecastId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { version: number; mainId: string | null };
    };
    answer: { published: { id: string; version: number; publishedBy: string; publishedAt: string } };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "FORECAST_NOT_READY" | "FORECAST_PUBLISHED_MEANWHILE";
  };
  /** Notifies some users, the holders of some roles, or the whole tenant. A repetition with the same `notificationUuid` changes nothing. */
  publishNotification: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        title: string;
        content?: string;
        notificationUuid?: string;
        publisher?: string;
        linkURL?: string | null;
        actions?: {
          uri?: string;
          uriHttpVerb?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
          payload?: unknown;
          guideline?: {
            uriLaunchMethod?: "NEW_WINDOW" | "API_CALL";
            actionTextTranslation?: string;
            onSuccessTextTranslation?: string;
            windowProperties?: { width?: number; height?: number; left?: number; top?: number };
          };
        }[];
        recipients: { users: string[] } | { roles: string[] } | { tenant: true };
      };
    };
    answer: { notificationUuid: string; recipientCount: number };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Makes the draft the version that evaluations are made with from now on. One that is incomplete is refused; `fields` has a code for each question, section or the form (`form`) that lacks something. A retired form stays retired until it is restored. */
  publishQualityForm: {
    input: {
      params: { formId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { version: number };
    };
    answer: {
      form: {
        id: string;
        name: string;
        description: string;
        status: "draft" | "published" | "retired";
        publishedVersion: number | null;
        publishedAt: string | null;
        hasChanges: boolean;
        questions: number;
        evaluations: number;
        updatedAt: string;
        version: number;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "FORM_INCOMPLETE";
  };
  /** Publishes some days of a draft, for everybody or some teams, and notifies the agents whose shifts it changes. */
  publishSchedule: {
    input: {
      params: { scheduleId: string };
      headers?: { "Idempotency-Key"?: string };
      body: { firstDay: string; days: number; teamIds?: string[] };
    };
    answer: { number: number; agents: number; changes: number; notified: number };
    refusals: "NOT_FOUND" | "SCHEDULE_BUSY";
  };
  /** Stores what agents are in from instants on, in place of what is stored for the same agent and instant: sending it again changes nothing. States that are not mapped are stored too. */
  pushAgentStates: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: { states: { userId?: string; employeeNumber?: string; state: string; startsAt: string }[] };
    };
    answer: { stored: number; unmapped: string[] };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Stores interactions in place of what is stored under the same references: sending them again changes nothing. Recordings and markers stay, and an interaction on legal hold stays as it is. A bad row is named, and nothing of that push is stored. */
  pushInteractions: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        interactions: {
          reference: string;
          userId?: string;
          userName?: string;
          employeeNumber?: string;
          channel: "voice" | "chat" | "email" | "sms" | "social";
          direction: "inbound" | "outbound";
          startedAt: string;
          seconds: number;
          customer: string;
          queue?: string;
          wrapUp?: string;
          messages?: { at: string; from: "agent" | "customer" | "system"; text: string }[];
        }[];
      };
    };
    answer: { stored: number; interactions: { reference: string; id: string }[] };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Stores interval history, in place of what is stored for the same queue and time, of either length: sending it again changes nothing. */
  pushIntervals: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        intervals: {
          queueId: string;
          start: string;
          minutes: 15 | 30;
          offered: number;
          handled: number;
          abandoned: number;
          answeredInLevel: number;
          talkSeconds: number;
          holdSeconds: number;
          afterCallSeconds: number;
        }[];
      };
    };
    answer: { stored: number };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Figures of the evaluations that were submitted in a period of days in the caller's time zone, by week, form, team, agent, section and question. */
  qualityOverview: {
    input: { body: { from: string; until: string; formId?: string[]; teamId?: string[] } };
    answer: {
      overview: {
        evaluations: number;
        score: number | null;
        failed: number;
        openDisputes: number;
        weeks: { week: string; evaluations: number; score: number | null; failed: number }[];
        forms: { id: string; name: string; evaluations: number; score: number | null; failed: number }[];
        teams: { id: string; name: string; evaluations: number; score: number | null; failed: number }[];
        agents: { id: string; name: string; evaluations: number; score: number | null; failed: number }[];
        weakest: {
          formId: string;
          formName: string;
          sectionTitle: string;
          questionId: string;
          text: string;
          answers: number;
          score: number;
        }[];
        sections: { formName: string; sectionId: string; title: string; score: number; answers: number }[];
      };
    };
    refusals: never;
  };
  /** An agent's day: what was scheduled, what they did, and what of it was approved; without a date, today. */
  readAgentAdherence: {
    input: { params: { userId: string }; query?: { date?: string } };
    answer: {
      day: {
        id: string;
        name: string;
        zone: string;
        date: string;
        now: number;
        status: "adherent" | "out" | "excepted" | "unknown" | "offShift";
        scheduled: {
          from: number;
          to: number;
          name: string;
          kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
        }[];
        actual: { from: number; to: number; state: string; isMapped: boolean }[];
        stretches: { from: number; to: number; activity: string; state: string | null }[];
        exceptions: { from: number; to: number; id: string; reason: string; approvedBy: string; approvedAt: string }[];
        totals: {
          adherent: number;
          out: number;
          excepted: number;
          unknown: number;
          worked: number;
          scheduledWork: number;
          adherence: number | null;
          conformance: number | null;
        };
      };
    };
    refusals: "NOT_FOUND";
  };
  /** The end of the hash chain over the tenant's audit trail. Who notes it down can prove later that nothing before it was changed. */
  readAuditChain: {
    input: object;
    answer: { length: number; hash: string; linkedAt: string | null };
    refusals: never;
  };
  /** When somebody can work: oneself (`current`), or with `user:view` anybody of the tenant. */
  readAvailability: {
    input: { params: { userId: string } };
    answer: {
      availability: { days: { day: number; isAvailable: boolean; fromHour: string; durationInMinutes: number }[] };
      version: number;
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** The look of the tenant's sign-in pages and of its header, or of one of its hosts, for those who edit it. */
  readBrand: {
    input: { query?: { host?: string } };
    answer: {
      brand: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo: string;
        icon: string;
      } | null;
      inherited: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo: string;
        icon: string;
      } | null;
      hosts: { host: string; hasOwnLook: boolean }[];
      isTrial: boolean;
      version: number;
    };
    refusals: "NOT_FOUND";
  };
  /** Whether one has a calendar feed. Its address is shown only when it is made. */
  readCalendarFeed: {
    input: object;
    answer: { createdAt: string | null };
    refusals: never;
  };
  /** A calibration with the caller's own answers, and those of all once it is closed. */
  readCalibration: {
    input: { params: { calibrationId: string } };
    answer: {
      calibration: {
        id: string;
        formName: string;
        formVersion: number;
        agentName: string;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        startedBy: string;
        createdAt: string;
        status: "open" | "closed";
        evaluators: number;
        submitted: number;
        isDue: boolean;
        link: string;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        people: { evaluatorId: string; name: string; isReference: boolean; hasSubmitted: boolean }[];
        mayClose: boolean;
        mayDelete: boolean;
        own: {
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          comment: string;
          hasSubmitted: boolean;
          version: number;
        } | null;
        outcome: {
          results: {
            evaluatorId: string;
            name: string;
            isReference: boolean;
            score: number | null;
            isFailed: boolean;
            difference: number | null;
            agreement: number | null;
            answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
            comment: string;
          }[];
          agreement: number | null;
          questions: { id: string; isAlike: boolean; spread: number | null }[];
        } | null;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** A dashboard that the caller sees, with its tiles in order. */
  readDashboard: {
    input: { params: { dashboardId: string } };
    answer: {
      dashboard: {
        dashboardId: string;
        name: string;
        createdBy: string;
        isOwn: boolean;
        isFavorite: boolean;
        mayChange: boolean;
        sharing: "nobody" | "tenant" | "chosen";
        tileCount: number;
        changedAt: string;
        version: number;
        tiles: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
      };
    };
    refusals: "NOT_FOUND";
  };
  /** With whom a dashboard that the caller may change is shared. */
  readDashboardSharing: {
    input: { params: { dashboardId: string } };
    answer: {
      sharing: "nobody" | "tenant" | "chosen";
      roles: { id: string; name: string }[];
      users: { id: string; name: string }[];
      version: string;
    };
    refusals: "NOT_FOUND";
  };
  /** The days that somebody would rather have off. */
  readDayOffPreferences: {
    input: { params: { userId: string } };
    answer: { preferences: { weekdays: number[] }; version: number };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** One employee group. */
  readEmployeeGroup: {
    input: { params: { suId: string } };
    answer: {
      group: {
        id: string;
        name: string;
        timeZone: string;
        isDefault: boolean;
        workingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number; amountOfHours: number }[];
        version: number;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** An evaluation with the version of the form that it is made with, its answers, and those before a correction. */
  readEvaluation: {
    input: { params: { evaluationId: string } };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "NOT_FOUND";
  };
  /** One's coming shifts that one could give in exchange for one on offer to everybody, with what rules say. */
  readExchangeShifts: {
    input: { params: { tradeId: string } };
    answer: {
      zone: string;
      shifts: {
        id: string;
        day: string;
        start: number;
        minutes: number;
        check: { broken: { code: string; date: string; values: Record<string, string | number> }[]; missingSkills: string[] };
        isFineForOther: boolean;
      }[];
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** How far workforce planning is set up: what there is of each thing that the first staffing needs. */
  readFirstSteps: {
    input: object;
    answer: {
      businessUnits: number;
      queues: number;
      planningGroups: number;
      historyDays: number;
      forecasts: number;
      hasMainForecast: boolean;
      staffedGroups: number;
      groupsWithoutHandleTimes: number;
    };
    refusals: never;
  };
  /** How far what was published was from what came, contacts and handle times, by weeks of lead, over intervals, days and weeks. */
  readForecastAccuracy: {
    input: { params: { planningGroupId: string } };
    answer: {
      leads: {
        weeks: number;
        days: number;
        byInterval: { wape: number; bias: number };
        byDay: { wape: number; bias: number };
        byWeek: { wape: number; bias: number } | null;
        inBand: number;
        handleTime: {
          byInterval: { wape: number; bias: number };
          byDay: { wape: number; bias: number };
          byWeek: { wape: number; bias: number } | null;
        } | null;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** Whether what a planning group's forecast was calculated from has changed since: of a given forecast, by default of the main one. */
  readForecastInputs: {
    input: { params: { planningGroupId: string }; query?: { forecastId?: string } };
    answer: { calculatedAt: string | null; changed: ("history" | "calendar" | "method")[] };
    refusals: "NOT_FOUND";
  };
  /** A planning group's forecast: the baseline, the layers over it in order, how good the method was, and what has come since. */
  readForecastSeries: {
    input: { params: { forecastId: string; planningGroupId: string } };
    answer: {
      forecast: {
        id: string;
        businessUnitId: string;
        firstDay: string;
        lastDay: string;
        days: number;
        zone: string;
        intervalMinutes: 15 | 30;
        version: number;
        createdBy: string;
        createdAt: string;
        calculatedAt: string | null;
        calculation: {
          jobId: string;
          state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
          progress: number;
          startedBy: string;
          isOwn: boolean;
        } | null;
        published: { id: string; version: number; publishedBy: string; publishedAt: string } | null;
      };
      series: {
        version: number;
        forecastVersion: number;
        layers: {
          id: string;
          kind: "event" | "override";
          eventKind: "closed" | "special" | "campaign" | "outage" | null;
          measure: "offered" | "handleTime";
          effect: "closed" | "multiply" | "copy" | "set" | "add" | "percent";
          from: number;
          to: number;
          amount: number | null;
          values: number[] | null;
          name: string;
          reason: string;
          createdBy: string | null;
          createdAt: string;
          isOn: boolean;
        }[];
        days: { date: string; first: number; startsAt: number; intervals: number; closed: string | null }[];
        periodAt: number;
        actual: (number | null)[];
        actualHandleSeconds: (number | null)[];
        offered: number[];
        handleSeconds: number[];
        lower: number[];
        upper: number[];
        report: {
          weights: {
            method: "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year";
            weight: number;
          }[];
          accuracy: {
            combination: { wape: number; bias: number };
            sameWeekdayLastWeek: { wape: number; bias: number };
            meanOf8Weeks: { wape: number; bias: number };
          } | null;
          method: "combination" | "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year";
          methods: {
            method: "combination" | "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year";
            byInterval: { wape: number; bias: number };
            byDay: { wape: number; bias: number };
            byWeek: { wape: number; bias: number } | null;
            leads: {
              weeks: number;
              byInterval: { wape: number; bias: number };
              byDay: { wape: number; bias: number };
              byWeek: { wape: number; bias: number } | null;
            }[];
          }[];
          coverage: number | null;
          band: { low: number; high: number; relative: number };
          origins: number;
          openDays: number;
          remarks: ("short-history" | "no-yearly-season" | "missing-days" | "method-not-available" | "no-handle-times")[];
          handleTimeWape: number | null;
          learntTo: string;
        } | null;
        chosenMethod: "combination" | "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year";
        fault: "noHistory" | "shortHistory" | null;
      };
    };
    refusals: "NOT_FOUND" | "FORECAST_NOT_READY";
  };
  /** A planning group's forecast as it was published, beside what is main now for the same intervals. */
  readForecastSnapshot: {
    input: { params: { snapshotId: string; planningGroupId: string } };
    answer: {
      snapshot: {
        id: string;
        version: number;
        publishedBy: string;
        publishedAt: string;
        firstDay: string;
        lastDay: string;
        days: number;
      };
      zone: string;
      intervalMinutes: 15 | 30;
      days: { date: string; first: number; startsAt: number; intervals: number }[];
      offered: number[];
      handleSeconds: number[];
      lower: number[];
      upper: number[];
      main: { offered: number[]; handleSeconds: number[] };
    };
    refusals: "NOT_FOUND";
  };
  /** A generation: how good it is, what it says about people, and what it would change in the draft. */
  readGeneration: {
    input: { params: { runId: string } };
    answer: {
      run: {
        id: string;
        scheduleId: string;
        jobId: string | null;
        state: "running" | "done" | "cancelled" | "failed" | "accepted";
        seed: number;
        moves: number;
        wishWeight: number;
        shortfallHours: number | null;
        requiredHours: number | null;
        boundHours: number | null;
        gap: number | null;
        figures: {
          underHours: number;
          overHours: number;
          serviceLevel: number | null;
          paidHours: number;
          wishes: number;
          wishesMet: number;
          unevenness: number;
          unfilled: number;
          broken: number;
        } | null;
        agents: number | null;
        days: string[] | null;
        startedAt: string;
        endedAt: string | null;
      };
      messages: {
        agentId: string;
        agentName: string;
        day: string;
        kind: "noLegalWeek" | "lockedBreaksRule" | "leftOpen";
        rule: "availability" | "timeOff" | "hoursInDay" | "contractHours" | "employment" | "rest" | "daysInRow" | "daysOffTogether" | "daysInWeek" | "hoursInWeek" | "noShift" | null;
        broken: { code: string; date: string; values: Record<string, string | number> } | null;
      }[];
      messageCount: number;
      changes: { added: number; removed: number; moved: number; activities: number };
      agentIds: string[] | null;
      changedSince: {
        isAcceptable: boolean;
        total: number;
        shifts: {
          kind: "added" | "changed" | "removed";
          agentId: string;
          agentName: string;
          day: string;
          changedBy: string | null;
          changedAt: string | null;
        }[];
      };
    };
    refusals: "NOT_FOUND";
  };
  /** Which shifts a generation would change in its draft, by agent; none once it is accepted. */
  readGenerationChanges: {
    input: { params: { runId: string } };
    answer: {
      total: number;
      changes: {
        kind: "added" | "removed" | "moved" | "activities";
        agentId: string;
        agentName: string;
        before: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
        after: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** The last year of a planning group or all that a forecast learns from, in the intervals of its business unit, of one measure, by default of contacts: what was imported, what is usual, what looks wrong and what was decided about it; null without any history. */
  readHistory: {
    input: { params: { planningGroupId: string }; query?: { period?: "year" | "learnt"; measure?: "offered" | "handleTime" } };
    answer: {
      history: {
        zone: string;
        intervalMinutes: 15 | 30;
        hasEarlier: boolean;
        days: { date: string; first: number; startsAt: number; intervals: number; closed: string | null }[];
        measure: "offered" | "handleTime";
        imported: (number | null)[];
        changes: { from: number; values: (number | null)[] }[];
        expected: (number | null)[];
        low: (number | null)[];
        high: (number | null)[];
        missing: { from: number; to: number }[] | null;
        findings: {
          id: string;
          measure: "offered" | "handleTime";
          kind: "gap" | "low" | "high" | "zero";
          from: number;
          to: number;
          fromDate: string;
          toDate: string;
          actual: number;
          expected: number;
          likeDays: number;
          afterClosure: boolean;
          proposal: "repair" | "exclude" | "keep";
        }[];
        layers: {
          id: string;
          decision: "repair" | "exclude" | "keep";
          measure: "offered" | "handleTime";
          kind: "gap" | "low" | "high" | "zero";
          from: number;
          to: number;
          fromDate: string;
          reason: string;
          decidedBy: string;
          decidedAt: string;
        }[];
      } | null;
    };
    refusals: "NOT_FOUND";
  };
  /** An import of interval history, and the first of its bad rows. */
  readHistoryImport: {
    input: { params: { importId: string } };
    answer: {
      import: {
        id: string;
        jobId: string;
        fileNames: string[];
        startedBy: string;
        startedAt: string;
        isDryRun: boolean;
        isOwn: boolean;
        state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
        progress: number;
        rows: number;
        imported: number;
        failed: number;
        replaced: number;
        queuesCreated: number;
        onClosedDays: number;
        undo: "possible" | "covered" | "undoing" | "undone" | "impossible";
        undoneAt: string | null;
      };
      faults: { line: number | null; column: string; value: string; reason: string; file: string }[];
    };
    refusals: "NOT_FOUND";
  };
  /** An interaction with its recording's details, its markers and, for those who may listen, what was written. */
  readInteraction: {
    input: { params: { interactionId: string } };
    answer: {
      interaction: {
        id: string;
        reference: string;
        startedAt: string;
        seconds: number;
        agent: { id: string; name: string };
        teamName: string | null;
        channel: "voice" | "chat" | "email" | "sms" | "social";
        direction: "inbound" | "outbound";
        queue: string | null;
        wrapUp: string | null;
        customer: string;
        hasRecording: boolean;
        isHeld: boolean;
        messages: { at: string; from: "agent" | "customer" | "system"; text: string }[] | null;
        recording: { fileName: string | null; format: "wav" | "mp3" | "ogg" | "webm"; bytes: number; storedAt: string } | null;
        markers: { id: string; second: number; note: string; by: string; at: string; isOwn: boolean; version: number }[];
        hold: { reason: string; by: string; at: string } | null;
        keptUntil: string;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** How a planning group's day goes: contacts against the main forecast, the rest of the day as corrected by that, and the people it requires against those scheduled. */
  readIntraday: {
    input: { params: { planningGroupId: string }; query?: { day?: string } };
    answer: {
      intraday: {
        planningGroup: {
          id: string;
          name: string;
          isDeferrable: boolean;
          goal: {
            serviceLevel: number | null;
            targetSeconds: number | null;
            averageWaitSeconds: number | null;
            abandonRate: number | null;
            maxOccupancy: number | null;
          };
        };
        zone: string;
        intervalMinutes: 15 | 30;
        today: string;
        date: string;
        now: number;
        startsAt: number;
        closed: string | null;
        hasForecast: boolean;
        known: number;
        fault: "UNREACHABLE_GOAL" | "NO_GOAL" | "NO_HANDLE_TIMES" | null;
        isOpen: boolean[];
        forecast: (number | null)[];
        actual: (number | null)[];
        corrected: (number | null)[];
        handleSeconds: (number | null)[];
        actualHandleSeconds: (number | null)[];
        serviceLevel: (number | null)[];
        required: (number | null)[];
        correctedRequired: (number | null)[];
        schedule: { id: string; label: string; people: number[] } | null;
        figures: {
          contacts: { forecast: number; actual: number } | null;
          handleSeconds: { forecast: number; actual: number } | null;
          serviceLevel: number | null;
          day: { forecast: number; expected: number } | null;
          worst: { at: number; short: number } | null;
        };
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** One job: the user's own, or with `tenant:edit` any of the tenant. With `version` and `seconds` the answer waits until the job is another than that. */
  readJob: {
    input: { params: { jobId: string }; query?: { version?: string; seconds?: string } };
    answer: {
      job: {
        id: string;
        name: string;
        startedBy: { id: string; name: string };
        state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
        version: number;
        progress: number;
        step: string | null;
        file: { name: string; type: string; parts: number; encoding: "text" | "base64" } | null;
        errorCode: string | null;
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** A part of the file that one's own job has left, counted from 0. Files are kept for a week. */
  readJobFile: {
    input: { params: { jobId: string; part: string } };
    answer: { content: string };
    refusals: "NOT_FOUND";
  };
  /** The groups that a user is in and the skills that they have, by name. Groups need group:view. */
  readMemberships: {
    input: { params: { userId: string } };
    answer: {
      groups: { id: string; name: string }[] | null;
      skills: { id: string; name: string; proficiency: number; proficiencyEnabled: boolean }[];
    };
    refusals: "NOT_FOUND";
  };
  /** One's own day, without a date today, and what adherence came to on each of the last 28 days with a shift. */
  readMyAdherence: {
    input: { query?: { date?: string } };
    answer: {
      day: {
        id: string;
        name: string;
        zone: string;
        date: string;
        now: number;
        status: "adherent" | "out" | "excepted" | "unknown" | "offShift";
        scheduled: {
          from: number;
          to: number;
          name: string;
          kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
        }[];
        actual: { from: number; to: number; state: string; isMapped: boolean }[];
        stretches: { from: number; to: number; activity: string; state: string | null }[];
        exceptions: { from: number; to: number; id: string; reason: string; approvedBy: string; approvedAt: string }[];
        totals: {
          adherent: number;
          out: number;
          excepted: number;
          unknown: number;
          worked: number;
          scheduledWork: number;
          adherence: number | null;
          conformance: number | null;
        };
      } | null;
      totals: { out: number; adherence: number | null; conformance: number | null };
      days: { out: number; adherence: number | null; conformance: number | null; date: string }[];
    };
    refusals: never;
  };
  /** One's own published shifts on up to 62 days from a local date on; without a date, around today. */
  readMySchedule: {
    input: { query?: { from?: string; days?: string } };
    answer: {
      zone: string;
      weekStart: number;
      today: string;
      publishedDays: string[];
      publishedUntil: string | null;
      shifts: {
        id: string;
        day: string;
        start: number;
        minutes: number;
        paidMinutes: number;
        pieces: {
          name: string;
          kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
          colorCode: string;
          isPaid: boolean;
          start: number;
          minutes: number;
        }[];
        isChanged: boolean;
      }[];
    };
    refusals: never;
  };
  /** One's own balances of time off, and what can be asked for. */
  readMyTimeOff: {
    input: object;
    answer: {
      isPlanned: boolean;
      today: string;
      types: { id: string; name: string; colorCode: string; isPaid: boolean }[];
      balances: { codeId: string; year: number; entitled: number; taken: number; planned: number; requested: number }[];
    };
    refusals: never;
  };
  /** The shifts of colleagues that one could take, with what rules say: those that begin first. */
  readMyTrades: {
    input: object;
    answer: {
      isPlanned: boolean;
      zone: string;
      noticeHours: number;
      board: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
        check: { broken: { code: string; date: string; values: Record<string, string | number> }[]; missingSkills: string[] } | null;
        isFineForOther: boolean;
      }[];
      hasMore: boolean;
    };
    refusals: never;
  };
  /** What one is notified of, and how. */
  readNotificationSettings: {
    input: object;
    answer: {
      settings: {
        topic: "security" | "access" | "jobs" | "schedule" | "adherence" | "quality" | "messages";
        bell: boolean;
        mail: boolean;
        mailIsFixed: boolean;
      }[];
    };
    refusals: never;
  };
  /** One OpenID client of the tenant or of the installation. Its secret is never shown. */
  readOpenidClient: {
    input: { params: { clientId: string } };
    answer: {
      client: {
        id: string;
        name: string;
        grants: ("authorization_code" | "device_code" | "client_credentials")[];
        redirectUris: string[];
        postLogoutRedirectUris: string[];
        frontchannelLogoutUris: string[];
        backchannelLogoutUris: string[];
        idTokenAlgorithm: "ES256" | "RS256";
        pairwise: boolean;
        requiresPushedRequests: boolean;
        requiresDpop: boolean;
        skipsConsent: boolean;
        isConfidential: boolean;
        isBuiltIn: boolean;
        version: string;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** A submitted evaluation of one's own contact. */
  readOwnEvaluation: {
    input: { params: { evaluationId: string } };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "NOT_FOUND";
  };
  /** An interaction of one's own; that of somebody else is not found. */
  readOwnInteraction: {
    input: { params: { interactionId: string } };
    answer: {
      interaction: {
        id: string;
        reference: string;
        startedAt: string;
        seconds: number;
        channel: "voice" | "chat" | "email" | "sms" | "social";
        direction: "inbound" | "outbound";
        queue: string | null;
        wrapUp: string | null;
        customer: string;
        hasRecording: boolean;
        messages: { at: string; from: "agent" | "customer" | "system"; text: string }[] | null;
        bytes: number | null;
        mayListen: boolean;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** A colleague's coming shifts that one could have in exchange, with what rules say. */
  readPartnerShifts: {
    input: { body: { shiftId: string; partnerId: string } };
    answer: {
      shifts: {
        id: string;
        day: string;
        start: number;
        minutes: number;
        check: { broken: { code: string; date: string; values: Record<string, string | number> }[]; missingSkills: string[] };
        isFineForOther: boolean;
      }[];
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Somebody who is planned: contract, and sites, skills and plans over time. */
  readPlanningAgent: {
    input: { params: { userId: string } };
    answer: {
      agent: {
        id: string;
        name: string;
        employeeNumber: string | null;
        businessUnitId: string;
        hireDate: string;
        leavesOn: string | null;
        version: number;
        wishes: {
          availability: { days: { day: number; isAvailable: boolean; fromHour: string; durationInMinutes: number }[] } | null;
          weekdaysOff: number[];
          shifts: { earliestStart: string | null; latestStart: string | null; shiftHours: number | null };
        };
        contract: {
          minWeeklyMinutes: number | null;
          maxWeeklyMinutes: number | null;
          maxDays: number | null;
          minRestMinutes: number | null;
          maxConsecutiveDays: number | null;
        };
        sites: { fromDay: string; siteId: string }[];
        skills: { skillId: string; name: string; proficiency: number; fromDay: string | null; toDay: string | null }[];
        assignments: { fromDay: string; workPlanId: string | null; rotationId: string | null }[];
      };
    };
    refusals: "NOT_FOUND";
  };
  /** What planning groups of a business unit require together if everybody has the skills of all, beside what they require apart. */
  readPooledStaffing: {
    input: { params: { planningGroupId: string }; query?: { from?: string; days?: string } };
    answer: {
      pool: {
        businessUnit: string;
        groups: { id: string; name: string }[];
        apart: { hours: number; peak: number };
        pooled: { hours: number; peak: number };
      } | null;
    };
    refusals: "NOT_FOUND";
  };
  /** One preference; the value is empty where it was never set. */
  readPreference: {
    input: { params: { userId: string; applicationContext: string; preferenceName: string } };
    answer: { preference: { preferenceName: string; value: string } | null };
    refusals: "NOT_FOUND";
  };
  /** A form as it is edited: its draft, which its next version is published from. */
  readQualityForm: {
    input: { params: { formId: string } };
    answer: {
      form: {
        id: string;
        name: string;
        description: string;
        status: "draft" | "published" | "retired";
        publishedVersion: number | null;
        publishedAt: string | null;
        hasChanges: boolean;
        questions: number;
        evaluations: number;
        updatedAt: string;
        version: number;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
      };
    };
    refusals: "NOT_FOUND";
  };
  /** How long the tenant keeps interactions and their recordings, and whether agents hear and read their own. */
  readRecordingSettings: {
    input: object;
    answer: { retentionDays: number; agentsListen: boolean; version: number };
    refusals: never;
  };
  /** One report that is sent by mail. */
  readReportDelivery: {
    input: { params: { deliveryId: string } };
    answer: {
      delivery: {
        id: string;
        name: string;
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        period: "yesterday" | "last7Days" | "lastWeek" | "lastMonth" | "thisWeek" | "nextWeek" | "nextMonth";
        cadence: "daily" | "weekly" | "monthly";
        weekday: number;
        monthDay: number;
        hour: number;
        format: "xlsx" | "csv";
        recipientIds: string[];
        isPaused: boolean;
        businessUnitName: string;
        zone: string;
        recipients: { id: string; name: string }[];
        nextAt: string | null;
        lastSentAt: string | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** One role of the tenant, with its permissions. */
  readRole: {
    input: { params: { roleId: string } };
    answer: {
      role: {
        id: string;
        displayName: string;
        description: string;
        permissions: ("all" | "default" | "login" | "user:view" | "user:create" | "user:edit" | "user:delete" | "user:impersonate" | "user:generalinfo:view" | "user:clientgeneralinfo:view" | "user:contactus:view" | "user:password:edit" | "role:view" | "role:create" | "role:edit" | "role:delete" | "team:view" | "team:edit" | "group:view" | "group:edit" | "employeeGroup:view" | "employeeGroup:edit" | "skill:view" | "skill:edit" | "tenant:view" | "tenant:edit" | "tenants:manage" | "sso:view" | "sso:edit" | "mySpace:view" | "dashboard:view" | "dashboard:share" | "view:share" | "notification:publish" | "notification:broadcast" | "wfm:setup:view" | "wfm:setup:edit" | "wfm:history:view" | "wfm:history:edit" | "wfm:forecast:view" | "wfm:forecast:edit" | "wfm:staffing:view" | "wfm:staffing:edit" | "wfm:schedule:view" | "wfm:schedule:edit" | "wfm:schedule:publish" | "wfm:adherence:view" | "wfm:adherence:edit" | "wfm:plans:view" | "wfm:plans:edit" | "wfm:requests:view" | "wfm:requests:edit" | "recording:view" | "recording:listen" | "recording:edit" | "quality:forms:view" | "quality:forms:edit" | "quality:evaluations:view" | "quality:evaluations:edit" | "analytics:view" | "analytics:edit" | "reporting:view" | "reporting:edit" | "selfService:support:view" | "automationstudio:manage" | "accessKey:view" | "accessKey:create" | "accessKey:edit" | "accessKey:delete" | "myAccessKey:view" | "myAccessKey:create" | "myAccessKey:edit" | "myAccessKey:delete" | "satmetrix:view" | "inView:view" | "StudioScripts:view" | "Prompts:record" | "PresenceSync:View" | "PartnerHub:view" | "LaunchSupervisor:view" | "FileBrowser:view" | "AgentMAX:view" | "Adapters:View" | "deAccountSettings:edit" | "deAgentSettings:edit" | "deAPIAccess:edit" | "deAutomation:edit" | "deBusinessHours:edit" | "deCare:edit" | "deChannelsSettings:edit")[];
        isSystem: boolean;
        version: string;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** Reads an identity provider's metadata, from an address or as text, for an administrator to check and save. Stores nothing. `details` of a refusal says `unreachable` or `unusable`. */
  readSamlMetadata: {
    input: { body: { url: string } | { xml: string } };
    answer: {
      entityId: string;
      signOnUrl: string;
      logoutUrl: string | null;
      nameIdFormat: "unspecified" | "emailAddress" | "persistent";
      certificates: string[];
      skippedCertificates: number;
    };
    refusals: "SAML_METADATA" | "STEP_UP_REQUIRED" | "platform_user_manager_service_107";
  };
  /** What a test sign-in has brought. For the administrator who began it, for ten minutes. */
  readSamlTest: {
    input: { params: { testId: string } };
    answer: {
      report: {
        claims: {
          issuer: string;
          nameId: string;
          nameIdFormat: string;
          sessionIndex: string | null;
          attributes: { name: string; value: string }[];
        } | null;
        outcome: {
          kind: "signsIn" | "links" | "creates" | "refused";
          userName: string | null;
          reason: string | null;
          errorCode: string | null;
        };
      } | null;
    };
    refusals: "NOT_FOUND";
  };
  /** What the planning groups of a schedule's business unit require on some days, and what the service level of any number of people follows from. */
  readScheduleCoverage: {
    input: { params: { scheduleId: string }; body: { firstDay: string; days: number } };
    answer: {
      from: number;
      groups: {
        id: string;
        name: string;
        skillId: string | null;
        intervalMinutes: 15 | 30;
        goal: number | null;
        terms: { model: "erlang-c" | "erlang-a"; targetSeconds: number; patienceSeconds?: number; concurrency: number } | null;
        onQueue: (number | null)[];
        required: (number | null)[];
        contacts: number[];
        handleSeconds: number[];
        shrinkage: number[];
        isOpen: boolean[];
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** The people of a schedule's business unit, with the rules that hold for them on some days, and the activity codes. */
  readScheduleRoster: {
    input: { params: { scheduleId: string }; body: { firstDay: string; days: number } };
    answer: {
      roster: {
        start: string;
        days: number;
        zone: string;
        weekStart: number;
        codes: {
          id: string;
          kind: "on-queue" | "break" | "meal" | "meeting" | "training" | "off-queue" | "time-off" | "unavailable";
          paid: boolean;
        }[];
        plans: {
          id: string;
          weeklyMinutes: { min: number; max: number };
          days: { min: number; max: number };
          maxDailyMinutes?: number;
          minRestMinutes: number;
          maxConsecutiveDays: number;
          daysOffTogether?: number;
          maxMinutesWithoutBreak?: number;
          shifts: {
            id: string;
            weekdays: number[];
            start: { from: number; to: number; step: number };
            length: { min: number; max: number; step: number };
            activities: { code: string; minutes: number; window: { from: number; to: number }; minShiftMinutes?: number }[];
          }[];
        }[];
        rotations?: { id: string; start: string; plans: string[] }[];
        agents: {
          id: string;
          site?: string;
          zone?: string;
          hired?: string;
          leaves?: string;
          contract?: {
            minWeeklyMinutes?: number;
            maxWeeklyMinutes?: number;
            maxDailyMinutes?: number;
            minRestMinutes?: number;
            maxDays?: number;
            maxConsecutiveDays?: number;
          };
          skills: { skill: string; from?: string; to?: string }[];
          assignments: { from: string; plan: string } | { from: string; rotation: string }[];
          availability?: { weekday: number; from: number; to: number }[];
          timeOff?: { from: number; to: number; creditMinutes?: number; day?: string }[];
          preferences?: {
            datesOff?: string[];
            weekdaysOff?: number[];
            startBand?: { from: number; to: number };
            shiftMinutes?: number;
          };
        }[];
      };
      agents: { id: string; name: string; teamId: string | null; teamName: string | null; zone: string; skillIds: string[] }[];
      skills: { id: string; name: string }[];
      codes: { id: string; name: string; kind: string; colorCode: string; isPaid: boolean }[];
    };
    refusals: "NOT_FOUND";
  };
  /** The rules that a draft's shifts break on any of its days, by date, and as warnings what its weeks lack; as far as edits are saved. */
  readScheduleViolations: {
    input: { params: { scheduleId: string } };
    answer: {
      total: number;
      violations: {
        code: string;
        date: string;
        values: Record<string, string | number>;
        severity: "error" | "warning";
        agentId: string;
        shiftId: string | null;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** A group as SCIM has it. */
  readScimGroup: {
    input: { params: { groupId: string }; query?: { attributes?: string; excludedAttributes?: string } };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      displayName?: string;
      members?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "NOT_FOUND";
  };
  /** The caller as SCIM has them. A service account is no user. */
  readScimMe: {
    input: { query?: { attributes?: string; excludedAttributes?: string } };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "NOT_FOUND";
  };
  /** One kind of resource that SCIM serves. */
  readScimResourceType: {
    input: { params: { resourceTypeId: string } };
    answer: { schemas: string[] };
    refusals: "NOT_FOUND";
  };
  /** The attributes of one schema. */
  readScimSchema: {
    input: { params: { schemaId: string } };
    answer: { schemas: string[] };
    refusals: "NOT_FOUND";
  };
  /** A person of the tenant as SCIM has it. */
  readScimUser: {
    input: { params: { userId: string }; query?: { attributes?: string; excludedAttributes?: string } };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "NOT_FOUND";
  };
  /** What depends on a part of the set-up or the organisation, so that a change or a deletion can say what it does. */
  readSetupUse: {
    input: {
      params: {
        subject: "businessUnit" | "site" | "queue" | "planningGroup" | "activityCode" | "calendarEvent" | "team" | "group" | "employeeGroup" | "skill";
        subjectId: string;
      };
    };
    answer: {
      staffed: string[];
      forecasts: number;
      scenarios: number;
      shifts: number;
      workPlans: number;
      shrinkageEntries: number;
      planningGroups: string[];
      queues: string[];
      events: string[];
      timeOffLimits: string[];
      schedules: number;
      reports: number;
      people: number;
      hasHistory: boolean;
    };
    refusals: "NOT_FOUND";
  };
  /** What the requirement with shared skills is calculated from: a day's contacts of the planning groups that could share people, and who has which skills. */
  readSharedSkills: {
    input: { params: { planningGroupId: string }; query: { day: string } };
    answer: {
      question: {
        zone: string;
        intervalMinutes: 15 | 30;
        starts: number[];
        groups: {
          id: string;
          name: string;
          contacts: number[];
          handleSeconds: number[];
          targetSeconds: number;
          patienceSeconds: number | null;
          serviceLevel: number;
          apart: number[];
        }[];
        mixes: { groups: number[]; people: number }[];
      } | null;
    };
    refusals: "NOT_FOUND";
  };
  /** How somebody would like their shifts to be. */
  readShiftPreferences: {
    input: { params: { userId: string } };
    answer: {
      preferences: { earliestStart: string | null; latestStart: string | null; shiftHours: number | null };
      version: number;
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** The shifts of a schedule on some local days. */
  readShifts: {
    input: { params: { scheduleId: string }; body: { firstDay: string; days: number } };
    answer: {
      version: number;
      shifts: {
        id: string;
        agentId: string;
        start: number;
        minutes: number;
        activities: { code: string; start: number; minutes: number; locked?: boolean; skill?: string }[];
        isLocked: boolean;
        day: string;
        isEdited: boolean;
        reason: string | null;
        version: number;
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** What takes people of a planning group from the queue, by activity and hour, and where each share comes from. */
  readShrinkage: {
    input: { params: { planningGroupId: string } };
    answer: {
      shrinkage: {
        businessUnit: { id: string; name: string };
        activities: {
          id: string;
          name: string;
          colorCode: string;
          source: "planningGroup" | "businessUnit" | "activityCode";
          hours: number[];
        }[];
        total: number[];
        planningGroupEntries: { activityCodeId: string; fromHour: number; toHour: number; share: number }[];
        businessUnitEntries: { activityCodeId: string; fromHour: number; toHour: number; share: number }[];
        versions: { planningGroup: string; businessUnit: string };
      };
    };
    refusals: "NOT_FOUND";
  };
  /** What the tenant's sign-in page says above its form, and where it may lead. */
  readSignInPage: {
    input: object;
    answer: {
      loginBanner: { message: string; backgroundColorCode: string; fontColorCode: string } | null;
      allowedDomains: string[];
      version: number;
    };
    refusals: never;
  };
  /** The people that a planning group requires on some days, for each interval, and whether that is up to date. */
  readStaffing: {
    input: { params: { planningGroupId: string }; query?: { from?: string; days?: string } };
    answer: {
      staffing: {
        planningGroup: {
          id: string;
          name: string;
          isDeferrable: boolean;
          goal: {
            serviceLevel: number | null;
            targetSeconds: number | null;
            averageWaitSeconds: number | null;
            abandonRate: number | null;
            maxOccupancy: number | null;
          };
        };
        zone: string;
        weekStart: number;
        intervalMinutes: 15 | 30;
        days: { date: string; first: number; startsAt: number; intervals: number; slots: number[]; closed: string | null }[];
        hasForecast: boolean;
        calculation: {
          calculatedAt: string;
          calculatedBy: string | null;
          stale: ("forecast" | "goal" | "shrinkage" | "setUp")[];
          fault: "UNREACHABLE_GOAL" | "NO_GOAL" | "NO_HANDLE_TIMES" | null;
          late: number;
        } | null;
        isOpen: boolean[];
        contacts: (number | null)[];
        handleSeconds: (number | null)[];
        onQueue: (number | null)[];
        required: (number | null)[];
        shrinkage: (number | null)[];
        serviceLevel: (number | null)[];
        averageWaitSeconds: (number | null)[];
        occupancy: (number | null)[];
        schedule: { id: string; label: string; people: number[]; serviceLevel: (number | null)[] } | null;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** The hosts of a tenant, and where its families of apps are. */
  readTenantAddresses: {
    input: { params: { tenantId: string } };
    answer: { hosts: string[]; niceBaseUrl: string; incontactBaseUrl: string; analyticsBaseUrl: string; version: string };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** The tenant's idle time-out, its addresses of support and help, and whether its use is watched. */
  readTenantSettings: {
    input: object;
    answer: {
      sessionTimeout: number;
      supportEmail: string;
      supportPhone: string;
      helpUrl: string;
      studioHelpUrl: string;
      analyticsHelpUrl: string;
      communityUrl: string;
      downloadsUrl: string;
      analytics: boolean;
      sessionRecording: boolean;
      version: string;
    };
    refusals: never;
  };
  /** How much a tenant uses: users by status, licences, sessions, jobs and mails, and the sign-ins of each day. */
  readTenantUsage: {
    input: { params: { tenantId: string }; query?: { days?: "30" | "90" } };
    answer: {
      usage: {
        id: string;
        name: string;
        timezone: string;
        users: { total: number; softLimit: number; active: number; invited: number; locked: number; serviceAccounts: number };
        licenses: string[];
        openSessions: number;
        jobs: { finished: number; failed: number };
        mails: { sent: number; waiting: number };
        days: { startsAt: string; signIns: number; people: number }[];
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Figures of kinds of tiles, separated by commas, as of now. Null for a kind whose permission the caller lacks. */
  readTileFigures: {
    input: { query: { kinds: string } };
    answer: {
      at: string;
      figures: {
        kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
        figures: {
          total: number | null;
          reference?: number | null;
          parts: { id: string; name: string | null; count: number; of?: number | null }[];
          hours: { at: string; count: number }[];
          curves?: {
            zone: string | null;
            now: number;
            instants: number[];
            expected: (number | null)[];
            actual: (number | null)[];
          };
        } | null;
      }[];
    };
    refusals: never;
  };
  /** A request with its balance, how rules see it, and what approving it does to coverage by interval. */
  readTimeOff: {
    input: { params: { requestId: string } };
    answer: {
      request: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
        userId: string;
        userName: string;
        teamName: string | null;
        businessUnitName: string;
      };
      balance: { codeId: string; year: number; entitled: number; taken: number; planned: number; requested: number } | null;
      assessment: {
        likely: "approved" | "likely" | "unlikely" | "waitlisted";
        reasons: {
          code: "withinLimits" | "limitFull" | "noLimit" | "hasBegun" | "personDecides" | "balanceShort" | "noBalance" | "coverageKept" | "coverageShort" | "notPublished";
          count: number;
          day: string | null;
        }[];
        minutes: number;
        days: { day: string; minutes: number }[];
        places: { day: string; left: number; of: number } | null;
        balanceAfter: { year: number; minutes: number }[];
        serviceLevel: { predicted: number; goal: number } | null;
        assessedAt: string;
      };
      zone: string;
      coverage: {
        planningGroupId: string;
        name: string;
        intervalMinutes: number;
        intervals: {
          start: number;
          required: number | null;
          before: number;
          after: number;
          serviceLevelBefore: number | null;
          serviceLevelAfter: number | null;
        }[];
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** A trade with what rules say for both people, and what it does to coverage by interval. */
  readTrade: {
    input: { params: { tradeId: string } };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        giverId: string;
        takerId: string | null;
        businessUnitName: string;
        zone: string;
      };
      checks: {
        giver: { broken: { code: string; date: string; values: Record<string, string | number> }[]; missingSkills: string[] };
        taker: { broken: { code: string; date: string; values: Record<string, string | number> }[]; missingSkills: string[] };
      } | null;
      coverage: {
        planningGroupId: string;
        name: string;
        intervalMinutes: number;
        intervals: {
          start: number;
          required: number | null;
          before: number;
          after: number;
          serviceLevelBefore: number | null;
          serviceLevelAfter: number | null;
        }[];
      }[];
    };
    refusals: "NOT_FOUND";
  };
  /** Who decides shift trades and how late they can be, by business unit. */
  readTradeSettings: {
    input: object;
    answer: {
      settings: {
        businessUnitId: string;
        isAutomatic: boolean;
        noticeHours: number;
        acceptanceHours: number;
        businessUnitName: string;
        version: number;
      }[];
    };
    refusals: never;
  };
  /** One user of the tenant. */
  readUser: {
    input: { params: { userId: string } };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** What came of an import or of a dry run: rows without and with faults, and the first of the faults. */
  readUserImport: {
    input: { params: { importId: string } };
    answer: {
      fileName: string;
      total: number;
      succeeded: number;
      failed: number;
      faults: { line: number | null; column: string; value: string; reason: string }[];
    };
    refusals: "NOT_FOUND";
  };
  /** The feature toggles that are on for one user, and those that are on for the whole tenant. */
  readUserToggles: {
    input: { params: { userId: string } };
    answer: { toggles: string[]; tenantToggles: string[]; version: string };
    refusals: "NOT_FOUND";
  };
  /** One webhook. */
  readWebhook: {
    input: { params: { webhookId: string } };
    answer: {
      webhook: {
        id: string;
        name: string;
        address: string;
        events: ("user.created" | "user.imported" | "user.activated" | "user.updated" | "user.role_changed" | "user.deleted" | "user.restored" | "role.created" | "role.updated" | "role.deleted" | "team.created" | "team.updated" | "team.deleted" | "group.created" | "group.updated" | "group.deleted" | "schedule.published" | "import.finished")[];
        isEnabled: boolean;
        failingSince: string | null;
        isGivenUp: boolean;
        version: number;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** Calculates the baselines and events of a forecast again, from what is known now; overrides stay. */
  recalculateForecast: {
    input: { params: { forecastId: string }; headers?: { "If-Match"?: string }; body: { version: number } };
    answer: { jobId: string };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "TOO_MANY_JOBS" | "FORECAST_NOT_READY";
  };
  /** Rotates a refresh token. A replay within the grace gets the same successor, a later one ends the session. */
  refresh: {
    input: { body: { token: string } };
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "TOKEN_INVALID" | "TOKEN_EXPIRED" | "SIGNED_OUT";
  };
  /** Where a browser goes that cannot sign in for a client: back to it, with access_denied and the code of what was wrong. */
  refuseAuthorization: {
    input: {
      body: {
        scope?: string;
        client_id: string;
        nonce?: string;
        redirect_uri?: string;
        response_type?: string;
        state?: string;
        code_challenge?: string;
        code_challenge_method?: string;
        acr_values?: string;
        claims?: string;
        dpop_jkt?: string;
        request_uri?: string;
        errorCode: string;
      };
    };
    answer: { redirectTo: string };
    refusals: "InvalidLoginRequest" | "InvalidRequest_CodeChallengeMethod_NotSupported";
  };
  /** Creates a user and mails an invitation. Without a role it is that of agents. A role that may change others' access takes a step-up. */
  registerUser: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        emailAddress: string;
        userName?: string;
        firstName: string;
        lastName: string;
        roleId?: string;
        teamId?: string;
        employeeGroupId?: string;
        hireDate?: string;
      };
    };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "FORBIDDEN" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "platform_user_manager_service_104" | "EMAIL_EXISTS" | "USER_NAME_EXISTS" | "DELETED_USER";
  };
  /** Creates a user and mails an invitation. Without a role it is that of agents. A role that may change others' access takes a step-up. */
  registerWfoUser: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        emailAddress: string;
        userName?: string;
        firstName: string;
        lastName: string;
        roleId?: string;
        teamId?: string;
        employeeGroupId?: string;
        hireDate?: string;
      };
    };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "FORBIDDEN" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "platform_user_manager_service_104" | "EMAIL_EXISTS" | "USER_NAME_EXISTS" | "DELETED_USER";
  };
  /** Ends the legal hold of an interaction. */
  releaseInteraction: {
    input: { params: { interactionId: string }; body: { reason: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Gives a domain up, verified or not. */
  removeDomain: {
    input: { params: { domainId: string } };
    answer: { success: boolean };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND";
  };
  /** Removes a user's lost second factor, recovery codes and passkeys, and ends their sessions. */
  removeFactors: {
    input: { params: { userId: string } };
    answer: { success: boolean };
    refusals: "STEP_UP_REQUIRED" | "FORBIDDEN" | "NOT_FOUND";
  };
  /** Removes one of the caller's passkeys. */
  removePasskey: {
    input: { params: { passkeyId: string } };
    answer: { success: boolean };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "MFA_REQUIRED";
  };
  /** Has somebody planned no longer; the user and their skills stay. */
  removePlanningAgent: {
    input: { params: { userId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Gives one of the caller's passkeys another name. */
  renamePasskey: {
    input: { params: { passkeyId: string }; body: { name: string } };
    answer: { success: boolean };
    refusals: "NOT_FOUND";
  };
  /** Gives a draft another name. */
  renameSchedule: {
    input: { params: { scheduleId: string }; body: { name: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Gives a service account another name, based on the version that the caller has read. */
  renameServiceAccount: {
    input: { params: { userId: string }; headers?: { "If-Match"?: string }; body: { name: string; version: number } };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "NAME_EXISTS";
  };
  /** Makes a new secret address for one's calendar feed; the one before ends. */
  renewCalendarFeed: {
    input: { headers?: { "Idempotency-Key"?: string } };
    answer: { address: string; createdAt: string };
    refusals: never;
  };
  /** New recovery codes; the earlier ones stop working. */
  renewRecoveryCodes: {
    input: { headers?: { "Idempotency-Key"?: string } };
    answer: { recoveryCodes: string[] };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND";
  };
  /** Undoes a decision: the request waits again, and shifts that nobody has changed since come back. */
  reopenTimeOff: {
    input: { params: { requestId: string } };
    answer: {
      request: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
        userId: string;
        userName: string;
        teamName: string | null;
        businessUnitName: string;
      };
      restored: number;
      left: number;
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Undoes a decision: the trade waits again, and the shifts go back if nobody has changed them since. */
  reopenTrade: {
    input: { params: { tradeId: string } };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        giverId: string;
        takerId: string | null;
        businessUnitName: string;
        zone: string;
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Replaces a group's name and members. */
  replaceScimGroup: {
    input: {
      params: { groupId: string };
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "If-Match"?: string };
      body: { schemas?: string[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      displayName?: string;
      members?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "NAME_EXISTS" | "PRECONDITION_FAILED";
  };
  /** Replaces what SCIM says of the caller. */
  replaceScimMe: {
    input: {
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "If-Match"?: string };
      body: { schemas?: string[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND" | "DOMAIN_NOT_VERIFIED" | "LAST_ADMINISTRATOR" | "USER_NAME_EXISTS" | "EMAIL_EXISTS" | "PRECONDITION_FAILED";
  };
  /** Replaces what SCIM says of a user. With `active: false` their sessions end at once. */
  replaceScimUser: {
    input: {
      params: { userId: string };
      query?: { attributes?: string; excludedAttributes?: string };
      headers?: { "If-Match"?: string };
      body: { schemas?: string[] };
    };
    answer: {
      schemas: string[];
      id: string;
      externalId?: string;
      userName?: string;
      name?: { formatted?: string; givenName?: string; familyName?: string };
      displayName?: string;
      emails?: { value?: string; type?: string; primary?: boolean }[];
      active?: boolean;
      groups?: { value?: string; display?: string; type?: string }[];
      meta?: { resourceType: string; created?: string; lastModified?: string; location: string; version?: string };
    };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND" | "DOMAIN_NOT_VERIFIED" | "LAST_ADMINISTRATOR" | "USER_NAME_EXISTS" | "EMAIL_EXISTS" | "PRECONDITION_FAILED";
  };
  /** Sends a message again, with its id, even where the webhook is off. */
  replayWebhookDelivery: {
    input: {
      params: { webhookId: string; deliveryId: string };
      headers?: { "Idempotency-Key"?: string };
      body: Record<string, never>;
    };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Somebody is at the page, though no other call shows it: the session is in use. */
  reportActivity: {
    input: object;
    answer: { success: boolean };
    refusals: never;
  };
  /** Business units and planning groups that reports can be about. */
  reportChoices: {
    input: object;
    answer: {
      businessUnits: {
        id: string;
        name: string;
        zone: string;
        weekStart: number;
        today: string;
        planningGroups: { id: string; name: string }[];
      }[];
    };
    refusals: never;
  };
  /** Tells operators that a page could not reach the server for a while. Pages send it once they are back. */
  reportOffline: {
    input: { body: { appContext: string; seconds: number; attempts: number } };
    answer: { success: true };
    refusals: "platform_user_manager_service_107";
  };
  /** Asks for time off. Rules decide at once where they can. */
  requestTimeOff: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        codeId: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        comment: string;
      };
    };
    answer: {
      request: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Sends the invitation of pending users again; the earlier links stop working. */
  resendInvitations: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { resend: true; userIds: string[] } };
    answer: { sent: number };
    refusals: "NOT_FOUND";
  };
  /** Returns the tenant to the suite's own look, or a host to the tenant's; its pictures are deleted. */
  resetBrand: {
    input: { query?: { host?: string }; headers?: { "If-Match"?: string }; body: { version?: number } };
    answer: {
      brand: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo: string;
        icon: string;
      } | null;
      inherited: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo: string;
        icon: string;
      } | null;
      hosts: { host: string; hasOwnLook: boolean }[];
      isTrial: boolean;
      version: number;
    };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Spends a reset: sets the new password and ends every session of the user. */
  resetPassword: {
    input: {
      body: { email?: string; userName?: string; password: string; token?: string; confirmationCode?: string; totp?: string };
    };
    answer: { success: boolean };
    refusals: "VERIFICATION_CODE_INVALID" | "platform_user_manager_service_106" | "platform_user_manager_service_168" | "platform_user_manager_service_123" | "platform_user_manager_service_19" | "platform_user_manager_service_142" | "platform_user_manager_service_102" | "PASSWORD_TOKEN_INVALID" | "platform_user_manager_service_107";
  };
  /** Whether the token of a reset link may still be used. Looking at it does not spend it. */
  resolveForgotPasswordToken: {
    input: { body: { email?: string; userName?: string; token: string } };
    answer: { forgotPasswordTokenValid: boolean; idmType: "EVOLVE" | "EVOLVECG" };
    refusals: "platform_user_manager_service_107";
  };
  /** Whether an invitation may still be used. Looking at it does not spend it. */
  resolveInvitationToken: {
    input: { body: { email?: string; userName?: string; token: string } };
    answer: {
      userStatus: "PENDING" | "DELETED" | "ACTIVE" | "UNREGISTERED";
      invitationTokenValid: boolean;
      idmType: "EVOLVE" | "EVOLVECG";
    };
    refusals: "platform_user_manager_service_107";
  };
  /** Brings back a dashboard that the caller has deleted, with everybody's favourites and its sharing. */
  restoreDashboard: {
    input: { params: { dashboardId: string }; body: Record<string, never> };
    answer: {
      dashboard: {
        dashboardId: string;
        name: string;
        createdBy: string;
        isOwn: boolean;
        isFavorite: boolean;
        mayChange: boolean;
        sharing: "nobody" | "tenant" | "chosen";
        tileCount: number;
        changedAt: string;
        version: number;
        tiles: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "TOO_MANY_DASHBOARDS";
  };
  /** Makes an earlier publication main again for its days: it is published once more, for all of its planning groups. */
  restoreForecastSnapshot: {
    input: { params: { snapshotId: string }; body: { mainId: string } };
    answer: { published: { id: string; version: number; publishedBy: string; publishedAt: string } };
    refusals: "NOT_FOUND" | "FORECAST_PUBLISHED_MEANWHILE";
  };
  /** Offers a retired form again. */
  restoreQualityForm: {
    input: { params: { formId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Restores a deleted tenant, with the status that it had before. */
  restoreTenant: {
    input: { params: { tenantId: string }; body: Record<string, never> };
    answer: {
      tenant: {
        id: string;
        name: string;
        timezone: string;
        status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        userCount: number;
        activeUserCount: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        toggles: string[];
        createdAt: string;
        deleteAfter: string | null;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Looks for a retired topic again, in all interactions. */
  restoreTopic: {
    input: { params: { topicId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Offers a form for no more evaluations. Those that were begun can be submitted. */
  retireQualityForm: {
    input: { params: { formId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Looks for a topic no more. The interactions that are about it stay so. */
  retireTopic: {
    input: { params: { topicId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Brings back a deleted user of the tenant, who is invited again. What their role permits, the caller must hold. */
  reviveUser: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { emailAddress?: string; userId?: string } };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "platform_user_manager_service_104";
  };
  /** The permissions of the signed-in user and the applications that the tenant has licensed. */
  rolePermissions: {
    input: object;
    answer: { permissions: string[]; applications: string[] };
    refusals: never;
  };
  /** Renews our key in two steps: publish the next one beside the current, then sign with it. */
  rollSamlKey: {
    input: { body: { step: "publish" | "switch" } };
    answer: {
      version: number;
      settings: {
        enabled: boolean;
        entityId: string;
        signOnUrl: string;
        logoutUrl: string | null;
        certificates: string[];
        nameIdFormat: "unspecified" | "emailAddress" | "persistent";
        attributes: { userName: string; email: string; firstName: string; lastName: string };
        createUsers: boolean;
        defaultRoleId: string | null;
        idpInitiated: boolean;
        signRequests: boolean;
        lookForSession: boolean;
        landingPage: string | null;
      } | null;
      certificates: {
        subject: string;
        fingerprint: string;
        validFrom: string;
        validTo: string;
        state: "valid" | "notYet" | "soon" | "ended";
      }[];
      serviceProvider: {
        entityId: string;
        metadataUrl: string;
        assertionConsumerUrl: string;
        logoutUrl: string;
        keys: {
          subject: string;
          fingerprint: string;
          validFrom: string;
          validTo: string;
          state: "valid" | "notYet" | "soon" | "ended";
          id: string;
          signs: boolean;
        }[];
      };
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "NOT_FOUND";
  };
  /** Gives a client a new secret, shown in this answer alone. The old one counts no more. */
  rotateOpenidClientSecret: {
    input: { params: { clientId: string }; headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { secret: string };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "BUILT_IN_CLIENT" | "PUBLIC_CLIENT";
  };
  /** Gives a webhook a new secret, shown in this answer alone. All later attempts are signed with it. */
  rotateWebhookSecret: {
    input: { params: { webhookId: string }; headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { secret: string };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND";
  };
  /** A report of a business unit: how a schedule fits, how good forecasts were, time off, shrinkage, or adherence. */
  runReport: {
    input: {
      body: {
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        firstDay: string;
        lastDay: string;
      };
    };
    answer: {
      report: {
        zone: string;
        rows: { id: string; cells: (string | number | null)[] }[];
        totals: (string | number | null)[];
        chart: { instants: number[]; series: ((number | null)[])[] };
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Where to go after signing out, so that the identity provider that opened this session ends its own; else null. */
  samlLogoutUrl: {
    input: object;
    answer: { url: string | null };
    refusals: never;
  };
  /** The tenant's single sign-on: its identity provider, our side of it, and how long the certificates last. */
  samlSettings: {
    input: object;
    answer: {
      version: number;
      settings: {
        enabled: boolean;
        entityId: string;
        signOnUrl: string;
        logoutUrl: string | null;
        certificates: string[];
        nameIdFormat: "unspecified" | "emailAddress" | "persistent";
        attributes: { userName: string; email: string; firstName: string; lastName: string };
        createUsers: boolean;
        defaultRoleId: string | null;
        idpInitiated: boolean;
        signRequests: boolean;
        lookForSession: boolean;
        landingPage: string | null;
      } | null;
      certificates: {
        subject: string;
        fingerprint: string;
        validFrom: string;
        validTo: string;
        state: "valid" | "notYet" | "soon" | "ended";
      }[];
      serviceProvider: {
        entityId: string;
        metadataUrl: string;
        assertionConsumerUrl: string;
        logoutUrl: string;
        keys: {
          subject: string;
          fingerprint: string;
          validFrom: string;
          validTo: string;
          state: "valid" | "notYet" | "soon" | "ended";
          id: string;
          signs: boolean;
        }[];
      };
    };
    refusals: never;
  };
  /** Creates an activity code, or with `id` changes one. */
  saveActivityCode: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
        isPaid: boolean;
        isWorkTime: boolean;
        shrinkage: number;
        fromHour: number;
        toHour: number;
        colorCode: string;
        id?: string;
        version?: number;
      };
    };
    answer: {
      activityCode: {
        id: string;
        name: string;
        kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
        isPaid: boolean;
        isWorkTime: boolean;
        shrinkage: number;
        fromHour: number;
        toHour: number;
        colorCode: string;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Adds a rule, or with `id` changes it or switches it on or off. */
  saveAdherenceAlert: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        teamId: string | null;
        planningGroupId: string | null;
        minutes: number;
        kinds: ("away" | "otherWork" | "workedBreak")[];
        recipientIds: string[];
        isActive: boolean;
        id?: string;
        version?: number;
      };
    };
    answer: {
      alert: {
        id: string;
        teamId: string | null;
        planningGroupId: string | null;
        minutes: number;
        kinds: ("away" | "otherWork" | "workedBreak")[];
        recipientIds: string[];
        isActive: boolean;
        name: string;
        recipients: { id: string; name: string }[];
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Sets when somebody can work: oneself, or with `user:edit` anybody of the tenant. */
  saveAvailability: {
    input: {
      params: { userId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { days: { day: number; isAvailable: boolean; fromHour: string; durationInMinutes: number }[]; version?: number };
    };
    answer: {
      availability: { days: { day: number; isAvailable: boolean; fromHour: string; durationInMinutes: number }[] };
      version: number;
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Sets the look of the tenant's sign-in pages and of its header, or that of one of its hosts. Pictures are PNG files. */
  saveBrand: {
    input: {
      query?: { host?: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo?: string | null;
        icon?: string | null;
        version?: number;
      };
    };
    answer: {
      brand: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo: string;
        icon: string;
      } | null;
      inherited: {
        brandName: string;
        backgroundColor: string;
        headerTextColor: string;
        supportEmail: string;
        coBrand: string;
        marketingUrl: string;
        logo: string;
        icon: string;
      } | null;
      hosts: { host: string; hasOwnLook: boolean }[];
      isTrial: boolean;
      version: number;
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Creates a business unit, or with `id` changes one. Sites that are not named any more are deleted, unless people work there. */
  saveBusinessUnit: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        zone: string;
        weekStart: number;
        intervalMinutes: 15 | 30;
        sites: { id?: string; name: string; zone: string }[];
        hourlyCost?: number | null;
        currency?: string | null;
        id?: string;
        version?: number;
      };
    };
    answer: {
      businessUnit: {
        id: string;
        name: string;
        zone: string;
        weekStart: number;
        intervalMinutes: 15 | 30;
        sites: { id: string; name: string; zone: string }[];
        hourlyCost: number | null;
        currency: string | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "IN_USE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Creates a calendar event, or with `id` changes one. */
  saveCalendarEvent: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        businessUnitId: string | null;
        planningGroupIds?: string[];
        kind: "closed" | "special" | "campaign" | "outage";
        firstDay: string;
        lastDay: string;
        effect: "exclude" | "multiply" | "copy";
        factor: number | null;
        copiedDay: string | null;
        id?: string;
        version?: number;
      };
    };
    answer: {
      calendarEvent: {
        id: string;
        name: string;
        businessUnitId: string | null;
        planningGroupIds: string[];
        kind: "closed" | "special" | "campaign" | "outage";
        firstDay: string;
        lastDay: string;
        effect: "exclude" | "multiply" | "copy";
        factor: number | null;
        copiedDay: string | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Keeps the caller's answers, complete or not. */
  saveCalibration: {
    input: {
      params: { calibrationId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        version: number;
      };
    };
    answer: { version: number };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "EVALUATION_CLOSED";
  };
  /** Sets the days that somebody would rather have off. */
  saveDayOffPreferences: {
    input: {
      params: { userId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { weekdays: number[]; version?: number };
    };
    answer: { preferences: { weekdays: number[] }; version: number };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Creates an employee group, or with `id` changes one. One group is the default: making another one so takes it from the first. */
  saveEmployeeGroup: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        timeZone: string;
        isDefault?: boolean;
        workingHours?: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number }[];
        id?: string;
        version?: number;
      };
    };
    answer: {
      group: {
        id: string;
        name: string;
        timeZone: string;
        isDefault: boolean;
        workingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number; amountOfHours: number }[];
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "DEFAULT_EMPLOYEE_GROUP";
  };
  /** Keeps the answers of a draft, complete or not. Only who has begun it does. */
  saveEvaluation: {
    input: {
      params: { evaluationId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        contact?: {
          reference: string;
          channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
          contactAt: string;
          seconds: number | null;
          link: string | null;
        };
        version: number;
      };
    };
    answer: { version: number };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "EVALUATION_CLOSED";
  };
  /** Adds a plan, or with `id` changes it, pauses it or lets it go on. Weeks are the tenant's, from Monday on; the first is drawn once it has ended. */
  saveEvaluationPlan: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        formId: string;
        teamIds: string[];
        perAgent: number;
        channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        minSeconds: number;
        evaluatorIds: string[];
        isPaused: boolean;
        id?: string;
        version?: number;
      };
    };
    answer: {
      plan: {
        id: string;
        name: string;
        formId: string;
        teamIds: string[];
        perAgent: number;
        channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        minSeconds: number;
        evaluatorIds: string[];
        isPaused: boolean;
        formName: string;
        isFormOffered: boolean;
        teams: { id: string; name: string }[];
        evaluators: { id: string; name: string; mayEvaluate: boolean }[];
        drawn: number;
        done: number;
        overdue: number;
        nextDrawAt: string | null;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "NAME_EXISTS" | "FORM_NOT_PUBLISHED" | "CHANGED_MEANWHILE" | "TOO_MANY_EVALUATION_PLANS";
  };
  /** Sets the tenant's password policy. Who has a password that no longer fits is told at their next sign-in, and mailed. `basedOn` is the `changedAt` that the caller has seen; another one is `changedMeanwhile`. */
  savePasswordPolicy: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        authenticator: "EVOLVE" | "EVOLVECG";
        strong: boolean;
        minimumLength: number;
        requireUppercase: boolean;
        requireLowercase: boolean;
        requireNumbers: boolean;
        requireNonAlphaNumeric: boolean;
        historyLength: number;
        expiryDays: number | null;
        basedOn: string | null;
      };
    };
    answer: {
      authenticator: "EVOLVE" | "EVOLVECG";
      strong: boolean;
      minimumLength: number;
      requireUppercase: boolean;
      requireLowercase: boolean;
      requireNumbers: boolean;
      requireNonAlphaNumeric: boolean;
      historyLength: number;
      expiryDays: number | null;
      changedAt: string | null;
    };
    refusals: "STEP_UP_REQUIRED" | "CHANGED_MEANWHILE";
  };
  /** Changes somebody who is planned. Sites, skills and plans that are not named any more are removed. */
  savePlanningAgent: {
    input: {
      params: { userId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        businessUnitId: string;
        employeeNumber: string | null;
        leavesOn: string | null;
        contract: {
          minWeeklyMinutes: number | null;
          maxWeeklyMinutes: number | null;
          maxDays: number | null;
          minRestMinutes: number | null;
          maxConsecutiveDays: number | null;
        };
        sites: { fromDay: string; siteId: string }[];
        skills: { skillId: string; proficiency: number; fromDay: string | null; toDay: string | null }[];
        assignments: { fromDay: string; workPlanId: string | null; rotationId: string | null }[];
        version?: number;
      };
    };
    answer: {
      agent: {
        id: string;
        name: string;
        employeeNumber: string | null;
        businessUnitId: string;
        hireDate: string;
        leavesOn: string | null;
        version: number;
        wishes: {
          availability: { days: { day: number; isAvailable: boolean; fromHour: string; durationInMinutes: number }[] } | null;
          weekdaysOff: number[];
          shifts: { earliestStart: string | null; latestStart: string | null; shiftHours: number | null };
        };
        contract: {
          minWeeklyMinutes: number | null;
          maxWeeklyMinutes: number | null;
          maxDays: number | null;
          minRestMinutes: number | null;
          maxConsecutiveDays: number | null;
        };
        sites: { fromDay: string; siteId: string }[];
        skills: { skillId: string; name: string; proficiency: number; fromDay: string | null; toDay: string | null }[];
        assignments: { fromDay: string; workPlanId: string | null; rotationId: string | null }[];
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Creates a planning group, or with `id` changes one. Its queues leave the group that they were in. */
  savePlanningGroup: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        businessUnitId: string;
        name: string;
        isDeferrable: boolean;
        goal: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          averageWaitSeconds: number | null;
          abandonRate: number | null;
          maxOccupancy: number | null;
        };
        patienceSeconds: number | null;
        queueIds: string[];
        skillId?: string | null;
        id?: string;
        version?: number;
      };
    };
    answer: {
      planningGroup: {
        id: string;
        businessUnitId: string;
        name: string;
        isDeferrable: boolean;
        goal: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          averageWaitSeconds: number | null;
          abandonRate: number | null;
          maxOccupancy: number | null;
        };
        patienceSeconds: number | null;
        queueIds: string[];
        skillId: string | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Creates a queue, or with `id` changes one. */
  saveQueue: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        businessUnitId: string;
        name: string;
        media: "voice" | "chat" | "email" | "callback";
        concurrency: number;
        openingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number }[];
        id?: string;
        version?: number;
      };
    };
    answer: {
      queue: {
        id: string;
        businessUnitId: string;
        name: string;
        media: "voice" | "chat" | "email" | "callback";
        concurrency: number;
        openingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number }[];
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Sets how long interactions and their recordings are kept, and whether agents hear and read their own. What is older is deleted within an hour. */
  saveRecordingSettings: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { retentionDays: number; agentsListen?: boolean; version?: number };
    };
    answer: { retentionDays: number; agentsListen: boolean; version: number };
    refusals: "CHANGED_MEANWHILE";
  };
  /** Creates a rotation, or with `id` changes one. */
  saveRotation: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { name: string; firstDay: string; workPlanIds: string[]; id?: string; version?: number };
    };
    answer: { rotation: { id: string; name: string; firstDay: string; workPlanIds: string[]; version: number } };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Sets the tenant's identity provider. The first time makes our key as well. */
  saveSamlSettings: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        enabled: boolean;
        entityId: string;
        signOnUrl: string;
        logoutUrl: string | null;
        certificates: string[];
        nameIdFormat: "unspecified" | "emailAddress" | "persistent";
        attributes: { userName: string; email: string; firstName: string; lastName: string };
        createUsers: boolean;
        defaultRoleId: string | null;
        idpInitiated: boolean;
        signRequests: boolean;
        lookForSession: boolean;
        landingPage: string | null;
        version?: number;
      };
    };
    answer: {
      version: number;
      settings: {
        enabled: boolean;
        entityId: string;
        signOnUrl: string;
        logoutUrl: string | null;
        certificates: string[];
        nameIdFormat: "unspecified" | "emailAddress" | "persistent";
        attributes: { userName: string; email: string; firstName: string; lastName: string };
        createUsers: boolean;
        defaultRoleId: string | null;
        idpInitiated: boolean;
        signRequests: boolean;
        lookForSession: boolean;
        landingPage: string | null;
      } | null;
      certificates: {
        subject: string;
        fingerprint: string;
        validFrom: string;
        validTo: string;
        state: "valid" | "notYet" | "soon" | "ended";
      }[];
      serviceProvider: {
        entityId: string;
        metadataUrl: string;
        assertionConsumerUrl: string;
        logoutUrl: string;
        keys: {
          subject: string;
          fingerprint: string;
          validFrom: string;
          validTo: string;
          state: "valid" | "notYet" | "soon" | "ended";
          id: string;
          signs: boolean;
        }[];
      };
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Creates a scenario of a planning group, or with `id` changes one. */
  saveScenario: {
    input: {
      params: { planningGroupId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        parameters: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          volumePercent: number;
          handleTimePercent: number;
          shrinkagePoints: number;
          peopleMax: number | null;
        };
        id?: string;
        version?: number;
      };
    };
    answer: {
      scenario: {
        id: string;
        name: string;
        parameters: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          volumePercent: number;
          handleTimePercent: number;
          shrinkagePoints: number;
          peopleMax: number | null;
        };
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Sets how somebody would like their shifts to be. */
  saveShiftPreferences: {
    input: {
      params: { userId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { earliestStart: string | null; latestStart: string | null; shiftHours: number | null; version?: number };
    };
    answer: {
      preferences: { earliestStart: string | null; latestStart: string | null; shiftHours: number | null };
      version: number;
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Replaces the shrinkage entries of a planning group or business unit. An activity without entries has those of the business unit, else of its activity code. */
  saveShrinkage: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        of: "planningGroup" | "businessUnit";
        id: string;
        entries: { activityCodeId: string; fromHour: number; toHour: number; share: number }[];
        version?: string;
      };
    };
    answer: { version: string };
    refusals: "SHRINKAGE_TOO_HIGH" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Sets the notice above the sign-in form and the domains that sign-in may lead to. */
  saveSignInPage: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        loginBanner: { message: string; backgroundColorCode: string; fontColorCode: string } | null;
        allowedDomains: string[];
        version?: number;
      };
    };
    answer: {
      loginBanner: { message: string; backgroundColorCode: string; fontColorCode: string } | null;
      allowedDomains: string[];
      version: number;
    };
    refusals: "STEP_UP_REQUIRED" | "CHANGED_MEANWHILE";
  };
  /** Maps a state, or with `id` changes a mapping. It holds for the past too. */
  saveStateMapping: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        state: string;
        kinds: ("onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable")[];
        id?: string;
        version?: number;
      };
    };
    answer: {
      mapping: {
        id: string;
        state: string;
        kinds: ("onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable")[] | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Sets the hosts of a tenant, all of them, and where its families of apps are. */
  saveTenantAddresses: {
    input: {
      params: { tenantId: string };
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { hosts: string[]; niceBaseUrl: string; incontactBaseUrl: string; analyticsBaseUrl: string; version?: string };
    };
    answer: { hosts: string[]; niceBaseUrl: string; incontactBaseUrl: string; analyticsBaseUrl: string; version: string };
    refusals: "FORBIDDEN" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "HOST_TAKEN";
  };
  /** Sets the idle time-out, the addresses of support and help, and whether the tenant's use is watched. */
  saveTenantSettings: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        sessionTimeout: number;
        supportEmail: string;
        supportPhone: string;
        helpUrl: string;
        studioHelpUrl: string;
        analyticsHelpUrl: string;
        communityUrl: string;
        downloadsUrl: string;
        analytics: boolean;
        sessionRecording: boolean;
        version?: string;
      };
    };
    answer: {
      sessionTimeout: number;
      supportEmail: string;
      supportPhone: string;
      helpUrl: string;
      studioHelpUrl: string;
      analyticsHelpUrl: string;
      communityUrl: string;
      downloadsUrl: string;
      analytics: boolean;
      sessionRecording: boolean;
      version: string;
    };
    refusals: "STEP_UP_REQUIRED" | "CHANGED_MEANWHILE";
  };
  /** Sets what people may take of a kind of time off in a year; null ends keeping a balance. */
  saveTimeOffEntitlement: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: { userIds: string[]; codeId: string; year: number; minutes: number | null };
    };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Creates a limit, or with `id` changes one. Requests that are decided stay as they are. */
  saveTimeOffLimit: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        businessUnitId: string;
        teamId: string | null;
        firstDay: string;
        lastDay: string;
        people: number;
        isAutomatic: boolean;
        id?: string;
        version?: number;
      };
    };
    answer: {
      limit: {
        id: string;
        name: string;
        businessUnitId: string;
        teamId: string | null;
        firstDay: string;
        lastDay: string;
        people: number;
        isAutomatic: boolean;
        businessUnitName: string;
        teamName: string | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Sets who decides shift trades of a business unit, and how late they can be. */
  saveTradeSettings: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: { businessUnitId: string; isAutomatic: boolean; noticeHours: number; acceptanceHours: number; version?: number };
    };
    answer: {
      settings: {
        businessUnitId: string;
        isAutomatic: boolean;
        noticeHours: number;
        acceptanceHours: number;
        businessUnitName: string;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Sets some of one's own settings, each as JSON text, and answers all of them. */
  saveUserSettings: {
    input: { headers?: { "Idempotency-Key"?: string }; body: Record<string, string> };
    answer: { userSettingsMap: string };
    refusals: "platform_user_manager_service_106" | "TOO_MANY_PREFERENCES";
  };
  /** Creates a work plan, or with `id` changes one. */
  saveWorkPlan: {
    input: {
      headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
      body: {
        name: string;
        minWeeklyMinutes: number;
        maxWeeklyMinutes: number;
        minDays: number;
        maxDays: number;
        maxDailyMinutes: number | null;
        minRestMinutes: number;
        maxConsecutiveDays: number;
        daysOffTogether: number;
        maxMinutesWithoutBreak: number | null;
        shifts: {
          name: string;
          weekdays: number[];
          startFrom: number;
          startTo: number;
          startStep: number;
          lengthMin: number;
          lengthMax: number;
          lengthStep: number;
          activities: {
            activityCodeId: string;
            minutes: number;
            windowFrom: number;
            windowTo: number;
            minShiftMinutes: number | null;
          }[];
        }[];
        id?: string;
        version?: number;
      };
    };
    answer: {
      workPlan: {
        id: string;
        name: string;
        minWeeklyMinutes: number;
        maxWeeklyMinutes: number;
        minDays: number;
        maxDays: number;
        maxDailyMinutes: number | null;
        minRestMinutes: number;
        maxConsecutiveDays: number;
        daysOffTogether: number;
        maxMinutesWithoutBreak: number | null;
        shifts: {
          name: string;
          weekdays: number[];
          startFrom: number;
          startTo: number;
          startStep: number;
          lengthMin: number;
          lengthMax: number;
          lengthStep: number;
          activities: {
            activityCodeId: string;
            minutes: number;
            windowFrom: number;
            windowTo: number;
            minShiftMinutes: number | null;
          }[];
        }[];
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE" | "TOO_MANY_PLANNING_ROWS";
  };
  /** Makes several changes of users and groups, each as its own call would and with that call's permission, until `failOnErrors` of them have failed. */
  scimBulk: {
    input: {
      body: {
        schemas?: string[];
        failOnErrors?: number;
        Operations: {
          method: "POST" | "PUT" | "PATCH" | "DELETE";
          path: string;
          bulkId?: string;
          version?: string;
          data?: Record<string, unknown>;
        }[];
      };
    };
    answer: {
      schemas: string[];
      Operations: {
        method: string;
        bulkId?: string;
        version?: string;
        location?: string;
        status: string;
        response?: { schemas: string[]; status: string; scimType?: string; detail: string };
      }[];
    };
    refusals: "platform_user_manager_service_106" | "BODY_TOO_LARGE";
  };
  /** Which optional parts of SCIM are served. */
  scimServiceProviderConfig: {
    input: object;
    answer: { schemas: string[] };
    refusals: never;
  };
  /** The activity codes of the tenant. */
  searchActivityCodes: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          kind?: ("onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable")[];
        };
        orderBy?: { field: "name" | "kind"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "kind";
      };
    };
    answer: {
      activityCodes: {
        id: string;
        name: string;
        kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
        isPaid: boolean;
        isWorkTime: boolean;
        shrinkage: number;
        fromHour: number;
        toHour: number;
        colorCode: string;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Agents with a published shift now or today: what is scheduled, what they do and whether that is right; without an order, those who are out for longest first. */
  searchAdherence: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          status?: ("adherent" | "out" | "excepted" | "unknown" | "offShift")[];
          isOverdue?: ("yes" | "no")[];
          businessUnitId?: string[];
          siteId?: string[];
          teamId?: string[];
        };
        orderBy?: { field: "outSince" | "name" | "status" | "adherence" | "conformance"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "outSince" | "name" | "status" | "adherence" | "conformance";
      };
    };
    answer: {
      agents: {
        id: string;
        name: string;
        teamName: string | null;
        siteName: string | null;
        businessUnitName: string;
        zone: string;
        status: "adherent" | "out" | "excepted" | "unknown" | "offShift";
        activity: {
          name: string;
          kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
          colorCode: string;
          until: string;
        } | null;
        shiftFrom: string;
        shiftTo: string;
        state: string | null;
        stateSince: string | null;
        isMapped: boolean;
        outSince: string | null;
        isOverdue: boolean;
        adherence: number | null;
        conformance: number | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
      counts: { adherent: number; out: number; excepted: number; unknown: number; offShift: number };
      overdue: number | null;
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Rules by which people are notified of agents who are out of adherence for long. */
  searchAdherenceAlerts: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; isActive?: ("yes" | "no")[] };
        orderBy?: { field: "name" | "minutes"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "minutes";
      };
    };
    answer: {
      alerts: {
        id: string;
        teamId: string | null;
        planningGroupId: string | null;
        minutes: number;
        kinds: ("away" | "otherWork" | "workedBreak")[];
        recipientIds: string[];
        isActive: boolean;
        name: string;
        recipients: { id: string; name: string }[];
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** What publications, approved time off and trades have changed in an agent's published shifts, shift by shift. */
  searchAgentHistory: {
    input: {
      body: {
        agentId: string;
        filter?: Record<string, never>;
        orderBy?: { field: "publishedAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "publishedAt";
      };
    };
    answer: {
      changes: {
        id: string;
        cause: "publication" | "timeOff" | "trade" | "timeOffUndone" | "tradeUndone";
        number: number | null;
        publishedBy: string;
        isAutomatic: boolean;
        publishedAt: string;
        before: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
        after: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Users who can be told of adherence: those who are active, not locked, and may see it. */
  searchAlertRecipients: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name";
      };
    };
    answer: {
      recipients: { id: string; name: string }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Interactions that plans have drawn: the caller's own, or with `quality:forms:edit` everybody's but those about the caller. Without an order, those due first. */
  searchAssignments: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          status?: ("open" | "started" | "done")[];
          isOverdue?: ("yes" | "no")[];
          isOwn?: ("yes" | "no")[];
          planId?: string[];
          evaluatorId?: string[];
        };
        orderBy?: { field: "dueAt" | "agentName" | "planName" | "evaluatorName"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "dueAt" | "agentName" | "planName" | "evaluatorName";
      };
    };
    answer: {
      assignments: {
        id: string;
        planId: string;
        planName: string;
        formName: string;
        interactionId: string;
        reference: string;
        agentName: string;
        channel: "voice" | "chat" | "email" | "sms" | "social";
        startedAt: string;
        seconds: number;
        evaluatorId: string;
        evaluatorName: string;
        mayEvaluate: boolean;
        status: "open" | "started" | "done";
        dueAt: string;
        isOverdue: boolean;
        evaluationId: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
      evaluators: { id: string; name: string; mayEvaluate: boolean; drawn: number; done: number; overdue: number }[];
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** A page of the tenant's audit trail, newest first unless asked otherwise. */
  searchAuditEvents: {
    input: {
      body: {
        filter?: {
          id?: string[];
          search?: string;
          subject?: ("user" | "session" | "role" | "tenant" | "saml" | "openid-client" | "webhook" | "openid" | "domain" | "device" | "team" | "group" | "skill" | "employee-group" | "members" | "notification" | "view" | "access-key" | "dashboard" | "history" | "business-unit" | "activity-code" | "calendar-event" | "planning-group" | "queue" | "work-plan" | "rotation" | "planning-agent" | "forecast" | "staffing" | "staffing-scenario" | "shrinkage" | "schedule" | "calendar-feed" | "time-off" | "time-off-limit" | "time-off-entitlement" | "shift-trade" | "trade-settings" | "adherence" | "state-mapping" | "adherence-alert" | "interaction" | "recording-settings" | "quality-form" | "topic" | "evaluation" | "calibration" | "evaluation-plan" | "report-delivery" | "audit")[];
          period?: ("day" | "week" | "month" | "quarter" | "year")[];
          personId?: string[];
          from?: string;
          until?: string;
        };
        orderBy?: { field: "at"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "at";
      };
    };
    answer: {
      events: {
        id: string;
        at: string;
        action: string;
        person: string | null;
        impersonator: string | null;
        target: string | null;
        targetId: string | null;
        details: string;
        names: Record<string, string>;
        isSealed: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The business units of the tenant, with their sites. */
  searchBusinessUnits: {
    input: {
      body: {
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name" | "zone"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "zone";
      };
    };
    answer: {
      businessUnits: {
        id: string;
        name: string;
        zone: string;
        weekStart: number;
        intervalMinutes: 15 | 30;
        sites: { id: string; name: string; zone: string }[];
        hourlyCost: number | null;
        currency: string | null;
        version: number;
        queueCount: number;
        planningGroupCount: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Closed and special days, campaigns and outages. */
  searchCalendarEvents: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          kind?: ("closed" | "special" | "campaign" | "outage")[];
          planningGroupId?: string[];
          from?: string;
          until?: string;
        };
        orderBy?: { field: "firstDay" | "name" | "kind"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "firstDay" | "name" | "kind";
      };
    };
    answer: {
      calendarEvents: {
        id: string;
        name: string;
        businessUnitId: string | null;
        planningGroupIds: string[];
        kind: "closed" | "special" | "campaign" | "outage";
        firstDay: string;
        lastDay: string;
        effect: "exclude" | "multiply" | "copy";
        factor: number | null;
        copiedDay: string | null;
        version: number;
        businessUnitName: string | null;
        planningGroupNames: string[];
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Interactions that several evaluators score by themselves; without an order, the newest first. */
  searchCalibrations: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; status?: ("open" | "closed")[]; isDue?: ("yes" | "no")[] };
        orderBy?: { field: "createdAt" | "agentName" | "formName"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "createdAt" | "agentName" | "formName";
      };
    };
    answer: {
      calibrations: {
        id: string;
        formName: string;
        formVersion: number;
        agentName: string;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        startedBy: string;
        createdAt: string;
        status: "open" | "closed";
        evaluators: number;
        submitted: number;
        isDue: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The employee groups of the tenant, with their working hours and the number of their members. */
  searchEmployeeGroups: {
    input: {
      body: {
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name" | "timeZone"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "timeZone" | "members";
      };
    };
    answer: {
      employeeGroups: {
        id: string;
        name: string;
        timeZone: string;
        isDefault: boolean;
        workingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number; amountOfHours: number }[];
        version: number;
        memberCount: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** People who can be evaluated: all active users but oneself. */
  searchEvaluatedAgents: {
    input: {
      body: {
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name";
      };
    };
    answer: {
      agents: { id: string; name: string; teamName: string | null }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Plans by which interactions are drawn for evaluation each week, with how much of it is done. */
  searchEvaluationPlans: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; isPaused?: ("yes" | "no")[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name";
      };
    };
    answer: {
      plans: {
        id: string;
        name: string;
        formId: string;
        teamIds: string[];
        perAgent: number;
        channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        minSeconds: number;
        evaluatorIds: string[];
        isPaused: boolean;
        formName: string;
        isFormOffered: boolean;
        teams: { id: string; name: string }[];
        evaluators: { id: string; name: string; mayEvaluate: boolean }[];
        drawn: number;
        done: number;
        overdue: number;
        nextDrawAt: string | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Evaluations, the newest first without an order. Drafts about oneself are left out. */
  searchEvaluations: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          status?: ("draft" | "submitted" | "acknowledged" | "disputed" | "resolved")[];
          formId?: string[];
          agentId?: string[];
          evaluatorId?: string[];
          teamId?: string[];
          isFailed?: ("yes" | "no")[];
          scoreFrom?: number;
          scoreTo?: number;
          from?: string;
          until?: string;
        };
        orderBy?: {
          field: "submittedAt" | "createdAt" | "contactAt" | "agentName" | "evaluatorName" | "formName" | "status" | "score";
          direction?: "asc" | "desc";
        }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "submittedAt" | "createdAt" | "contactAt" | "agentName" | "evaluatorName" | "formName" | "status" | "score";
      };
    };
    answer: {
      evaluations: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
      counts: { draft: number; submitted: number; acknowledged: number; disputed: number; resolved: number };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The generations of a draft. */
  searchGenerations: {
    input: {
      body: {
        scheduleId: string;
        filter?: { id?: string[]; state?: ("running" | "done" | "cancelled" | "failed" | "accepted")[] };
        orderBy?: { field: "startedAt" | "seed"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "startedAt" | "seed";
      };
    };
    answer: {
      runs: {
        id: string;
        scheduleId: string;
        jobId: string | null;
        state: "running" | "done" | "cancelled" | "failed" | "accepted";
        seed: number;
        moves: number;
        wishWeight: number;
        shortfallHours: number | null;
        requiredHours: number | null;
        boundHours: number | null;
        gap: number | null;
        figures: {
          underHours: number;
          overHours: number;
          serviceLevel: number | null;
          paidHours: number;
          wishes: number;
          wishesMet: number;
          unevenness: number;
          unfilled: number;
          broken: number;
        } | null;
        agents: number | null;
        days: string[] | null;
        startedAt: string;
        endedAt: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** The groups of the tenant, with the number of their members. */
  searchGroups: {
    input: {
      body: {
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "members";
      };
    };
    answer: {
      groups: { id: string; name: string; memberCount: number; version: number }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Imports of interval history by all users, with their results; checks are not among them. Searched by the names of files and users. */
  searchHistoryImports: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "startedAt" | "startedBy"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "startedAt" | "startedBy";
      };
    };
    answer: {
      imports: {
        id: string;
        jobId: string;
        fileNames: string[];
        startedBy: string;
        startedAt: string;
        isDryRun: boolean;
        isOwn: boolean;
        state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
        progress: number;
        rows: number;
        imported: number;
        failed: number;
        replaced: number;
        queuesCreated: number;
        onClosedDays: number;
        undo: "possible" | "covered" | "undoing" | "undone" | "impossible";
        undoneAt: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Who acts as another user of the tenant and who has: why, from when to when, and how it ended. Newest first. */
  searchImpersonations: {
    input: {
      body: {
        filter?: { search?: string; state?: ("current" | "over")[]; personId?: string[] };
        orderBy?: { field: "startedAt" | "impersonator" | "user"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "startedAt" | "impersonator" | "user";
      };
    };
    answer: {
      impersonations: {
        id: string;
        impersonator: { id: string; name: string };
        user: { id: string; name: string };
        reason: string;
        startedAt: string;
        expiresAt: string;
        endedAt: string | null;
        ending: "ended" | "expired" | "notAllowed" | "sessionEnded" | "stopped" | null;
        endedBy: { id: string; name: string } | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Interactions of agents with customers; without an order, the latest first. */
  searchInteractions: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          userId?: string[];
          teamId?: string[];
          channel?: ("voice" | "chat" | "email" | "sms" | "social")[];
          direction?: ("inbound" | "outbound")[];
          queue?: string[];
          wrapUp?: string[];
          topicId?: string[];
          customer?: string;
          from?: string;
          until?: string;
          duration?: ("under1" | "from1to5" | "from5to15" | "over15")[];
          minSeconds?: number;
          maxSeconds?: number;
          hasRecording?: ("yes" | "no")[];
          isHeld?: ("yes" | "no")[];
        };
        orderBy?: { field: "startedAt" | "agent" | "channel" | "direction" | "queue" | "seconds"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "startedAt" | "agent" | "channel" | "direction" | "queue" | "seconds";
      };
    };
    answer: {
      interactions: {
        id: string;
        reference: string;
        startedAt: string;
        seconds: number;
        agent: { id: string; name: string };
        teamName: string | null;
        channel: "voice" | "chat" | "email" | "sms" | "social";
        direction: "inbound" | "outbound";
        queue: string | null;
        wrapUp: string | null;
        customer: string;
        hasRecording: boolean;
        isHeld: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
      figures: { interactions: number; recorded: number | null; averageSeconds: number | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The members of a team, group or employee group, or who has a skill. Needs the permission to view these. */
  searchMembers: {
    input: {
      body: {
        of: "team" | "group" | "employeeGroup" | "skill";
        id: string;
        filter?: { search?: string };
        orderBy?: { field: "fullName"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "fullName";
      };
    };
    answer: {
      members: { id: string; fullName: string; emailAddress: string; proficiency: number | null }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** One's own requests for time off. */
  searchMyTimeOff: {
    input: {
      body: {
        filter?: { state?: ("pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled")[] };
        orderBy?: { field: "firstDay" | "requestedAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "firstDay" | "requestedAt";
      };
    };
    answer: {
      requests: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** One's own shift trades: what one has offered, has taken or was asked to take. */
  searchMyTrades: {
    input: {
      body: {
        filter?: { state?: ("open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched")[] };
        orderBy?: { field: "offeredAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "offeredAt";
      };
    };
    answer: {
      trades: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The applications that sign in the tenant's users by OpenID Connect: its own and the installation's. */
  searchOpenidClients: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "name" | "id"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "id";
      };
    };
    answer: {
      clients: {
        id: string;
        name: string;
        grants: ("authorization_code" | "device_code" | "client_credentials")[];
        redirectUris: string[];
        isConfidential: boolean;
        isBuiltIn: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Submitted evaluations of one's own contacts, the newest first without an order. */
  searchOwnEvaluations: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          status?: ("draft" | "submitted" | "acknowledged" | "disputed" | "resolved")[];
        };
        orderBy?: {
          field: "submittedAt" | "contactAt" | "formName" | "evaluatorName" | "status" | "score";
          direction?: "asc" | "desc";
        }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "submittedAt" | "contactAt" | "formName" | "evaluatorName" | "status" | "score";
      };
    };
    answer: {
      evaluations: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** One's own interactions with customers; without an order, the latest first. */
  searchOwnInteractions: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          channel?: ("voice" | "chat" | "email" | "sms" | "social")[];
          direction?: ("inbound" | "outbound")[];
          from?: string;
          until?: string;
        };
        orderBy?: { field: "startedAt" | "channel" | "direction" | "queue" | "seconds"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "startedAt" | "channel" | "direction" | "queue" | "seconds";
      };
    };
    answer: {
      interactions: {
        id: string;
        reference: string;
        startedAt: string;
        seconds: number;
        channel: "voice" | "chat" | "email" | "sms" | "social";
        direction: "inbound" | "outbound";
        queue: string | null;
        wrapUp: string | null;
        customer: string;
        hasRecording: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The people who are planned, with contract, site, skills and plan of today. */
  searchPlanningAgents: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; businessUnitId?: string[]; teamId?: string[]; workPlanId?: string[] };
        orderBy?: { field: "name" | "employeeNumber"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "employeeNumber";
      };
    };
    answer: {
      agents: {
        id: string;
        name: string;
        employeeNumber: string | null;
        businessUnitId: string;
        hireDate: string;
        leavesOn: string | null;
        version: number;
        businessUnitName: string;
        teamName: string | null;
        siteName: string | null;
        planName: string | null;
        contract: {
          minWeeklyMinutes: number | null;
          maxWeeklyMinutes: number | null;
          maxDays: number | null;
          minRestMinutes: number | null;
          maxConsecutiveDays: number | null;
        };
        skillNames: string[];
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The planning groups of the tenant, with their queues and service goals. */
  searchPlanningGroups: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; businessUnitId?: string[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name";
      };
    };
    answer: {
      planningGroups: {
        id: string;
        businessUnitId: string;
        name: string;
        isDeferrable: boolean;
        goal: {
          serviceLevel: number | null;
          targetSeconds: number | null;
          averageWaitSeconds: number | null;
          abandonRate: number | null;
          maxOccupancy: number | null;
        };
        patienceSeconds: number | null;
        queueIds: string[];
        skillId: string | null;
        version: number;
        businessUnitName: string;
        skillName: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** What a publication has changed for whom, shift by shift. */
  searchPublicationChanges: {
    input: {
      body: {
        publicationId: string;
        filter?: Record<string, never>;
        orderBy?: { field: "agentName" | "start"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "agentName" | "start";
      };
    };
    answer: {
      changes: {
        id: string;
        kind: "added" | "removed" | "moved" | "activities";
        agentId: string;
        agentName: string;
        before: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
        after: { start: number; minutes: number; activities: { code: string; start: number; minutes: number }[] } | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** What has been published for a business unit, searched by the names of drafts and publishers. */
  searchPublications: {
    input: {
      body: {
        businessUnitId: string;
        filter?: { search?: string };
        orderBy?: { field: "publishedAt" | "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "publishedAt" | "name";
      };
    };
    answer: {
      publications: {
        id: string;
        businessUnitId: string;
        number: number;
        name: string;
        firstDay: string;
        days: number;
        agents: number;
        changes: number;
        publishedBy: string;
        publishedAt: string;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "NOT_FOUND";
  };
  /** Evaluation forms, with their state and how many evaluations were made with them. */
  searchQualityForms: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; status?: ("draft" | "published" | "retired")[] };
        orderBy?: { field: "name" | "status" | "publishedAt" | "updatedAt" | "evaluations"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "status" | "publishedAt" | "updatedAt" | "evaluations";
      };
    };
    answer: {
      forms: {
        id: string;
        name: string;
        description: string;
        status: "draft" | "published" | "retired";
        publishedVersion: number | null;
        publishedAt: string | null;
        hasChanges: boolean;
        questions: number;
        evaluations: number;
        updatedAt: string;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The queues of the tenant, with the planning group of each. */
  searchQueues: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          media?: ("voice" | "chat" | "email" | "callback")[];
          businessUnitId?: string[];
        };
        orderBy?: { field: "name" | "media"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "media";
      };
    };
    answer: {
      queues: {
        id: string;
        businessUnitId: string;
        name: string;
        media: "voice" | "chat" | "email" | "callback";
        concurrency: number;
        openingHours: { day: number; isOpen: boolean; fromHour: string; durationInMinutes: number }[];
        version: number;
        businessUnitName: string;
        planningGroupId: string | null;
        planningGroupName: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Reports that are emailed regularly. */
  searchReportDeliveries: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "name" | "nextAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "nextAt";
      };
    };
    answer: {
      deliveries: {
        id: string;
        name: string;
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        period: "yesterday" | "last7Days" | "lastWeek" | "lastMonth" | "thisWeek" | "nextWeek" | "nextMonth";
        cadence: "daily" | "weekly" | "monthly";
        weekday: number;
        monthDay: number;
        hour: number;
        format: "xlsx" | "csv";
        recipientIds: string[];
        isPaused: boolean;
        businessUnitName: string;
        zone: string;
        recipients: { id: string; name: string }[];
        nextAt: string | null;
        lastSentAt: string | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Users whom reports can be sent to: those who are active, not locked, and may see reports. */
  searchReportRecipients: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name";
      };
    };
    answer: {
      recipients: { id: string; name: string }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The roles of the tenant. */
  searchRoles: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "legacyId" | "displayName"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "legacyId" | "displayName" | "people";
        metrices?: { columns: "userCount"[] };
      };
    };
    answer: {
      roles: {
        id: string;
        legacyId: string;
        roleName: string;
        displayName: string;
        description: string;
        isSystem: boolean;
        holdsAll: boolean;
        permissionCount: number;
        userCount?: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The rotations of the tenant: work plans that follow one another week by week. */
  searchRotations: {
    input: {
      body: {
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name" | "firstDay"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "firstDay";
      };
    };
    answer: {
      rotations: {
        id: string;
        name: string;
        firstDay: string;
        workPlanIds: string[];
        version: number;
        workPlanNames: string[];
        agentCount: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The users who have signed in through the tenant's current identity provider, with their name there. */
  searchSamlUsers: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "userName" | "nameId" | "linkedAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "userName" | "nameId" | "linkedAt";
      };
    };
    answer: {
      users: { id: string; userName: string; firstName: string; lastName: string; nameId: string; linkedAt: string }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The caller's sessions that are open, newest use first, with this one marked. */
  searchSessions: {
    input: {
      body: {
        filter?: Record<string, never>;
        orderBy?: { field: "lastUsedAt" | "firstUsedAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "lastUsedAt" | "firstUsedAt";
      };
    };
    answer: {
      sessions: {
        id: string;
        browser: string;
        accessKeyId: string | null;
        address: string;
        firstUsedAt: string;
        lastUsedAt: string;
        current: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The skills of the tenant, with the number of people who have them. */
  searchSkills: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          channelId?: ("VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM")[];
        };
        orderBy?: { field: "name" | "channelId"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "channelId" | "members";
      };
    };
    answer: {
      skills: {
        id: string;
        name: string;
        colorCode: string;
        channelId: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled: boolean;
        acdSkillInfos: { acdSkillId: string; name: string }[];
        version: number;
        memberCount: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Which activities agents' states are right for, with the states that were received and are not mapped yet. */
  searchStateMappings: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; isMapped?: ("yes" | "no")[] };
        orderBy?: { field: "state"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "state";
      };
    };
    answer: {
      mappings: {
        id: string;
        state: string;
        kinds: ("onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable")[] | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The teams of the tenant, by name. */
  searchTeams: {
    input: {
      body: {
        fields?: ("id" | "name" | "memberCount")[];
        operations?: "count"[];
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "members";
      };
    };
    answer: {
      teams: { id: string; name: string; memberCount?: number }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The teams of the tenant, each with the version that an edit is based on. */
  searchTeamsV3: {
    input: {
      body: {
        fields?: ("id" | "name" | "memberCount")[];
        operations?: "count"[];
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "members";
      };
    };
    answer: {
      teams: { id: string; name: string; memberCount?: number; version: number }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The tenants of this installation. Like all calls of tenant management, for users of a tenant with the licence TM. */
  searchTenants: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; status?: ("ACTIVE" | "INACTIVE" | "SUSPENDED")[] };
        orderBy?: { field: "name" | "createdAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "createdAt" | "users" | "activeUsers";
      };
    };
    answer: {
      tenants: {
        id: string;
        name: string;
        timezone: string;
        status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        userCount: number;
        activeUserCount: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        toggles: string[];
        createdAt: string;
        deleteAfter: string | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "FORBIDDEN";
  };
  /** Requests for time off of the tenant. */
  searchTimeOff: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          state?: ("pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled")[];
          businessUnitId?: string[];
          teamId?: string[];
          codeId?: string[];
          from?: string;
          until?: string;
        };
        orderBy?: { field: "requestedAt" | "firstDay" | "userName" | "state"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "requestedAt" | "firstDay" | "userName" | "state";
      };
    };
    answer: {
      requests: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
        userId: string;
        userName: string;
        teamName: string | null;
        businessUnitName: string;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** What planned people have, take and plan of a kind of time off in a year. */
  searchTimeOffBalances: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          businessUnitId?: string[];
          teamId?: string[];
          codeId?: string[];
          year?: number;
        };
        orderBy?: { field: "name" | "teamName"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "teamName";
      };
    };
    answer: {
      balances: {
        id: string;
        name: string;
        teamName: string | null;
        businessUnitName: string;
        entitled: number | null;
        taken: number;
        planned: number;
        requested: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** How many people may be off on a day, by business unit or team. */
  searchTimeOffLimits: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; businessUnitId?: string[]; teamId?: string[] };
        orderBy?: { field: "name" | "firstDay"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "firstDay";
      };
    };
    answer: {
      limits: {
        id: string;
        name: string;
        businessUnitId: string;
        teamId: string | null;
        firstDay: string;
        lastDay: string;
        people: number;
        isAutomatic: boolean;
        businessUnitName: string;
        teamName: string | null;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** What the tenant looks for in interactions, and how many are about it. */
  searchTopics: {
    input: {
      body: {
        filter?: { search?: string; id?: string[]; isRetired?: ("yes" | "no")[] };
        orderBy?: { field: "name" | "interactions" | "before" | "updatedAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "interactions" | "before" | "updatedAt";
      };
    };
    answer: {
      topics: {
        id: string;
        name: string;
        description: string;
        rules: {
          any: string[];
          all: string[];
          none: string[];
          speaker: "anyone" | "customer" | "agent";
          channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        };
        isRetired: boolean;
        interactions: number;
        before: number;
        progress: { checked: number; total: number } | null;
        updatedAt: string;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Shift trades of the tenant. */
  searchTrades: {
    input: {
      body: {
        filter?: {
          search?: string;
          id?: string[];
          state?: ("open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched")[];
          businessUnitId?: string[];
          from?: string;
          until?: string;
        };
        orderBy?: { field: "offeredAt" | "start" | "giverName" | "state"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "offeredAt" | "start" | "giverName" | "state";
      };
    };
    answer: {
      trades: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        giverId: string;
        takerId: string | null;
        businessUnitName: string;
        zone: string;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Users who are not planned yet, by name: those whose name or address contains a text, at most 200. */
  searchUnplannedUsers: {
    input: { body: { search?: string } };
    answer: { users: { id: string; name: string; teamName: string | null }[]; totalRecords: number };
    refusals: never;
  };
  /** The roles that users may have. `isEntityQuery` false: only how many. */
  searchUserRoles: {
    input: {
      body: {
        filter?: { search?: string };
        metrices?: { columns: "userCount"[] };
        page?: { skip?: number; top?: number };
        operations?: "count"[];
        orderBy?: { field: "legacyId" | "displayName"; direction?: "asc" | "desc" }[];
        isEntityQuery?: boolean;
      };
    };
    answer: {
      roles: {
        id: string;
        legacyId: string;
        roleName: string;
        displayName: string;
        description: string;
        isSystem: boolean;
        holdsAll: boolean;
        permissionCount: number;
        userCount?: number;
      }[];
      totalRecords: number;
    };
    refusals: never;
  };
  /** The open sessions of a user who holds no more than the caller, newest use first. */
  searchUserSessions: {
    input: {
      body: {
        userId: string;
        filter?: Record<string, never>;
        orderBy?: { field: "lastUsedAt" | "firstUsedAt"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "lastUsedAt" | "firstUsedAt";
      };
    };
    answer: {
      sessions: {
        id: string;
        browser: string;
        accessKeyId: string | null;
        address: string;
        firstUsedAt: string;
        lastUsedAt: string;
        current: boolean;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106" | "FORBIDDEN" | "NOT_FOUND";
  };
  /** A page of the tenant's users. Impersonated users are left out, and those of the role 'No Access' unless the filter names it. */
  searchUsers: {
    input: {
      body: {
        filter?: {
          search?: string;
          status?: ("UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED")[];
          teamId?: string[];
          roleId?: string[];
          skillId?: string[];
          locked?: ("locked" | "unlocked")[];
          kind?: ("person" | "service")[];
        };
        orderBy?: {
          field: "fullName" | "emailAddress" | "role" | "team" | "employeeGroup" | "status" | "lastSignInAt";
          direction?: "asc" | "desc";
        }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "fullName" | "emailAddress" | "role" | "team" | "employeeGroup" | "status" | "lastSignInAt";
      };
    };
    answer: {
      users: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** Users who hold any of the permissions, by their role or a secondary one. */
  searchUsersByPermission: {
    input: {
      body: {
        filter?: {
          search?: string;
          status?: ("UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED")[];
          teamId?: string[];
          roleId?: string[];
          skillId?: string[];
          locked?: ("locked" | "unlocked")[];
          kind?: ("person" | "service")[];
          permissions?: ("all" | "default" | "login" | "user:view" | "user:create" | "user:edit" | "user:delete" | "user:impersonate" | "user:generalinfo:view" | "user:clientgeneralinfo:view" | "user:contactus:view" | "user:password:edit" | "role:view" | "role:create" | "role:edit" | "role:delete" | "team:view" | "team:edit" | "group:view" | "group:edit" | "employeeGroup:view" | "employeeGroup:edit" | "skill:view" | "skill:edit" | "tenant:view" | "tenant:edit" | "tenants:manage" | "sso:view" | "sso:edit" | "mySpace:view" | "dashboard:view" | "dashboard:share" | "view:share" | "notification:publish" | "notification:broadcast" | "wfm:setup:view" | "wfm:setup:edit" | "wfm:history:view" | "wfm:history:edit" | "wfm:forecast:view" | "wfm:forecast:edit" | "wfm:staffing:view" | "wfm:staffing:edit" | "wfm:schedule:view" | "wfm:schedule:edit" | "wfm:schedule:publish" | "wfm:adherence:view" | "wfm:adherence:edit" | "wfm:plans:view" | "wfm:plans:edit" | "wfm:requests:view" | "wfm:requests:edit" | "recording:view" | "recording:listen" | "recording:edit" | "quality:forms:view" | "quality:forms:edit" | "quality:evaluations:view" | "quality:evaluations:edit" | "analytics:view" | "analytics:edit" | "reporting:view" | "reporting:edit" | "selfService:support:view" | "automationstudio:manage" | "accessKey:view" | "accessKey:create" | "accessKey:edit" | "accessKey:delete" | "myAccessKey:view" | "myAccessKey:create" | "myAccessKey:edit" | "myAccessKey:delete" | "satmetrix:view" | "inView:view" | "StudioScripts:view" | "Prompts:record" | "PresenceSync:View" | "PartnerHub:view" | "LaunchSupervisor:view" | "FileBrowser:view" | "AgentMAX:view" | "Adapters:View" | "deAccountSettings:edit" | "deAgentSettings:edit" | "deAPIAccess:edit" | "deAutomation:edit" | "deBusinessHours:edit" | "deCare:edit" | "deChannelsSettings:edit")[];
        };
        orderBy?: {
          field: "fullName" | "emailAddress" | "role" | "team" | "employeeGroup" | "status" | "lastSignInAt";
          direction?: "asc" | "desc";
        }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "fullName" | "emailAddress" | "role" | "team" | "employeeGroup" | "status" | "lastSignInAt";
      };
    };
    answer: {
      users: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** A page of the tenant's users, with the fields that are asked for; without `fields` all of them. */
  searchUsersV1: {
    input: {
      body: {
        filter?: {
          search?: string;
          teamId?: string[];
          status?: ("UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED")[];
          impersonated?: false;
        };
        orderBy?: {
          field: "fullName" | "emailAddress" | "role" | "team" | "employeeGroup" | "status" | "lastSignInAt";
          direction?: "asc" | "desc";
        }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "fullName" | "emailAddress" | "role" | "team" | "employeeGroup" | "status" | "lastSignInAt";
        fields?: ("id" | "kind" | "userName" | "emailAddress" | "firstName" | "lastName" | "fullName" | "initials" | "status" | "locked" | "invitationExpired" | "role" | "team" | "employeeGroup" | "skills" | "lastSignInAt" | "lockedUntil")[];
        operations?: "count"[];
      };
    };
    answer: {
      users: {
        id?: string;
        kind?: "person" | "service";
        userName?: string;
        emailAddress?: string;
        firstName?: string;
        lastName?: string;
        fullName?: string;
        initials?: string;
        status?: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked?: boolean;
        invitationExpired?: boolean;
        role?: { id: string; name: string } | null;
        team?: { id: string; name: string } | null;
        employeeGroup?: { id: string; name: string } | null;
        skills?: { id: string; name: string }[];
        lastSignInAt?: string | null;
        lockedUntil?: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The tenant's webhooks. Their secrets are never shown. */
  searchWebhooks: {
    input: {
      body: {
        filter?: { search?: string };
        orderBy?: { field: "name" | "address"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name" | "address";
      };
    };
    answer: {
      webhooks: {
        id: string;
        name: string;
        address: string;
        events: ("user.created" | "user.imported" | "user.activated" | "user.updated" | "user.role_changed" | "user.deleted" | "user.restored" | "role.created" | "role.updated" | "role.deleted" | "team.created" | "team.updated" | "team.deleted" | "group.created" | "group.updated" | "group.deleted" | "schedule.published" | "import.finished")[];
        isEnabled: boolean;
        failingSince: string | null;
        isGivenUp: boolean;
        version: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** The work plans of the tenant: hours, days and rules of a week, and the shifts that may be worked. */
  searchWorkPlans: {
    input: {
      body: {
        filter?: { search?: string; id?: string[] };
        orderBy?: { field: "name"; direction?: "asc" | "desc" }[];
        skip?: number;
        after?: string;
        top?: number;
        statistics?: "name";
      };
    };
    answer: {
      workPlans: {
        id: string;
        name: string;
        minWeeklyMinutes: number;
        maxWeeklyMinutes: number;
        minDays: number;
        maxDays: number;
        maxDailyMinutes: number | null;
        minRestMinutes: number;
        maxConsecutiveDays: number;
        daysOffTogether: number;
        maxMinutesWithoutBreak: number | null;
        shifts: {
          name: string;
          weekdays: number[];
          startFrom: number;
          startTo: number;
          startStep: number;
          lengthMin: number;
          lengthMax: number;
          lengthStep: number;
          activities: {
            activityCodeId: string;
            minutes: number;
            windowFrom: number;
            windowTo: number;
            minShiftMinutes: number | null;
          }[];
        }[];
        version: number;
        agentCount: number;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    files: "text/csv" | "application/x-ndjson";
    refusals: "platform_user_manager_service_106";
  };
  /** What the tenant asks of everybody's sign-in, and whom a change of it would reach. */
  securityPolicy: {
    input: object;
    answer: {
      passwords: {
        authenticator: "EVOLVE" | "EVOLVECG";
        strong: boolean;
        minimumLength: number;
        requireUppercase: boolean;
        requireLowercase: boolean;
        requireNumbers: boolean;
        requireNonAlphaNumeric: boolean;
        historyLength: number;
        expiryDays: number | null;
        changedAt: string | null;
      };
      secondFactor: { required: boolean; people: number; without: number };
      otherSessions: { sessions: number; people: number };
      classicUsers: number;
    };
    refusals: never;
  };
  /** One has seen one's shifts of a day as they are now. */
  seeMySchedule: {
    input: { body: { day: string } };
    answer: { success: true };
    refusals: never;
  };
  /** Sends a report to its recipients now, even while it is paused. */
  sendReportDelivery: {
    input: { params: { deliveryId: string }; headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Whether this session is recorded, and by which script. Of the lists of tenants the answer holds the caller's own at most. */
  sessionRecording: {
    input: object;
    answer: {
      isEnabled: boolean;
      includedTenants: string[];
      excludedTenants: string[];
      scriptUrl: string;
      organizationId: string;
    };
    refusals: never;
  };
  /** Sets whether the view's list opens with it for the caller, instead of any other. */
  setDefaultView: {
    input: { params: { viewId: string }; body: { isDefault: boolean } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Sets whether a dashboard is one of the caller's favourites. */
  setFavoriteDashboard: {
    input: { params: { dashboardId: string }; body: { isFavorite: boolean } };
    answer: {
      dashboard: {
        dashboardId: string;
        name: string;
        createdBy: string;
        isOwn: boolean;
        isFavorite: boolean;
        mayChange: boolean;
        sharing: "nobody" | "tenant" | "chosen";
        tileCount: number;
        changedAt: string;
        version: number;
        tiles: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
      };
    };
    refusals: "NOT_FOUND";
  };
  /** Turns the caller's authenticator app on, with the ticket of `mfaSecret` and a code of the app, or off. On answers new recovery codes. */
  setMfa: {
    input: { body: { enabled: boolean; ticket?: string; code?: string } };
    answer: { recoveryCodes: string[] };
    refusals: "ENROLMENT_EXPIRED" | "platform_user_manager_service_102" | "STEP_UP_REQUIRED" | "MFA_REQUIRED";
  };
  /** Whether everybody in the tenant needs a second factor. Who has none enrols at the next sign-in. */
  setMfaPolicy: {
    input: { body: { required: boolean } };
    answer: { required: boolean };
    refusals: "STEP_UP_REQUIRED";
  };
  /** Suspends a tenant, or makes it inactive or active. Its sessions end at once, unless it is active. One that is deleted must be restored first. */
  setTenantStatus: {
    input: { params: { tenantId: string }; body: { status: "ACTIVE" | "INACTIVE" | "SUSPENDED" } };
    answer: {
      tenant: {
        id: string;
        name: string;
        timezone: string;
        status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        userCount: number;
        activeUserCount: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        toggles: string[];
        createdAt: string;
        deleteAfter: string | null;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** Puts an account on lockdown, which ends its sessions at once, or unlocks it. */
  setUserLock: {
    input: { params: { userId: string }; body: { locked: boolean } };
    answer: { success: boolean };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "LAST_ADMINISTRATOR";
  };
  /** Shares a dashboard with the tenant, with chosen roles and users, or with nobody any more. Refused with `changedMeanwhile` when it is shared otherwise than the caller read. */
  shareDashboard: {
    input: {
      params: { dashboardId: string };
      headers?: { "If-Match"?: string };
      body: { sharing: "nobody" | "tenant" | "chosen"; roleIds: string[]; userIds: string[]; version?: string };
    };
    answer: { success: true };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "TOO_MANY_DASHBOARDS";
  };
  /** Where help, community, downloads and support are for this user's tenant. */
  shellSettings: {
    input: object;
    answer: {
      helpUrl: string;
      studioHelpUrl: string;
      analyticsHelpUrl: string;
      communityUrl: string;
      downloadsUrl: string;
      supportPhone: string;
      baseUrls: { niceBaseUrl: string; incontactBaseUrl: string; analyticsBaseUrl: string };
      issuer: string;
      brandingHost: string | null;
      analyticsUrl: string;
      hasRecording: boolean;
    };
    refusals: never;
  };
  /** Who has a skill, and how well. */
  skillUsers: {
    input: { query: { id: string } };
    answer: { users: { userId: string; proficiency: number }[] };
    refusals: "NOT_FOUND";
  };
  /** Begins the caller's evaluation of what was drawn for them, or finds the one that they have begun. */
  startAssignment: {
    input: { params: { assignmentId: string }; headers?: { "Idempotency-Key"?: string } };
    answer: { evaluationId: string };
    refusals: "OWN_EVALUATION" | "NOT_FOUND" | "FORM_NOT_PUBLISHED";
  };
  /** Lets evaluators score an interaction with the published version of a form, without seeing each other's answers. They are notified; the agent is not, and it counts in no figure. */
  startCalibration: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: { formId: string; evaluatorIds: string[]; referenceEvaluatorId: string | null; interactionId: string };
    };
    answer: {
      calibration: {
        id: string;
        formName: string;
        formVersion: number;
        agentName: string;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        startedBy: string;
        createdAt: string;
        status: "open" | "closed";
        evaluators: number;
        submitted: number;
        isDue: boolean;
        link: string;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        people: { evaluatorId: string; name: string; isReference: boolean; hasSubmitted: boolean }[];
        mayClose: boolean;
        mayDelete: boolean;
        own: {
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          comment: string;
          hasSubmitted: boolean;
          version: number;
        } | null;
        outcome: {
          results: {
            evaluatorId: string;
            name: string;
            isReference: boolean;
            score: number | null;
            isFailed: boolean;
            difference: number | null;
            agreement: number | null;
            answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
            comment: string;
          }[];
          agreement: number | null;
          questions: { id: string; isAlike: boolean; spread: number | null }[];
        } | null;
      };
    };
    refusals: "platform_user_manager_service_106" | "OWN_EVALUATION" | "NOT_FOUND" | "FORM_NOT_PUBLISHED";
  };
  /** Begins an evaluation of an agent's contact, with the published version of a form. Nobody evaluates themselves. */
  startEvaluation: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        formId: string;
        agentId: string;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        seconds: number | null;
        link: string | null;
      };
    };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "platform_user_manager_service_106" | "OWN_EVALUATION" | "NOT_FOUND" | "FORM_NOT_PUBLISHED";
  };
  /** Starts the calculation of a forecast for all planning groups of a business unit, as a job of its starter. */
  startForecast: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { businessUnitId: string; firstDay: string; days: number } };
    answer: { forecastId: string; jobId: string };
    refusals: "FORECAST_PERIOD_TOO_LONG" | "FORECAST_TOO_FAR_AHEAD" | "FORECAST_PERIOD_CLOSED" | "NOT_FOUND" | "TOO_MANY_JOBS" | "FORECAST_NO_HISTORY" | "FORECAST_HISTORY_TOO_SHORT";
  };
  /** Generates shifts for a draft, or for some of its agents and days, as a job. The draft stays as it is until the result is accepted. The same seed, moves, weight of wishes and data give the same schedule. */
  startGeneration: {
    input: {
      params: { scheduleId: string };
      headers?: { "Idempotency-Key"?: string };
      body: { seed?: number; moves?: number; wishWeight?: number; agentIds?: string[]; days?: string[] };
    };
    answer: {
      run: {
        id: string;
        scheduleId: string;
        jobId: string | null;
        state: "running" | "done" | "cancelled" | "failed" | "accepted";
        seed: number;
        moves: number;
        wishWeight: number;
        shortfallHours: number | null;
        requiredHours: number | null;
        boundHours: number | null;
        gap: number | null;
        figures: {
          underHours: number;
          overHours: number;
          serviceLevel: number | null;
          paidHours: number;
          wishes: number;
          wishesMet: number;
          unevenness: number;
          unfilled: number;
          broken: number;
        } | null;
        agents: number | null;
        days: string[] | null;
        startedAt: string;
        endedAt: string | null;
      };
    };
    refusals: "NOT_FOUND" | "TOO_MANY_JOBS";
  };
  /** Starts an import, or a check, of files that were taken before. Bad rows are listed in the job's file. */
  startHistoryImport: {
    input: {
      headers?: { "Idempotency-Key"?: string };
      body: {
        files: {
          fileId: string;
          mapping: {
            queue?: number;
            start?: number;
            date?: number;
            time?: number;
            offered?: number;
            handled?: number;
            abandoned?: number;
            answeredInLevel?: number;
            handleSeconds?: number;
            averageHandleSeconds?: number;
            talkSeconds?: number;
            holdSeconds?: number;
            afterCallSeconds?: number;
          };
          dateOrder: "ymd" | "dmy" | "mdy";
          minutes: 15 | 30;
          queueName: string | null;
        }[];
        businessUnitId: string;
        zone: string;
        existing: "replace" | "add";
        createQueues: boolean;
        createdMedia?: "voice" | "chat" | "email" | "callback";
        dryRun?: boolean;
      };
    };
    answer: { importId: string; jobId: string };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "TOO_MANY_JOBS";
  };
  /** Makes the caller's session act as another user of the tenant who holds no more than they do, for a while and with a reason that is audited. The tokens and the cookie from before are dead. */
  startImpersonation: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { userId: string; reason: string; minutes: number } };
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "SIGNED_OUT" | "FORBIDDEN" | "STEP_UP_REQUIRED" | "IMPERSONATING" | "NOT_FOUND" | "NOT_IMPERSONABLE";
  };
  /** Answers the address of a recording for an audio element: good for this recording, this session and a quarter of an hour. It answers ranges. The audit log says who listened. */
  startListening: {
    input: { params: { interactionId: string }; headers?: { "Idempotency-Key"?: string } };
    answer: { address: string; expiresAt: string };
    refusals: "NOT_FOUND";
  };
  /** Answers the address of the recording of one's own interaction, as `startListening` does, where the tenant lets agents hear theirs. The audit log says who listened. */
  startOwnListening: {
    input: { params: { interactionId: string }; headers?: { "Idempotency-Key"?: string } };
    answer: { address: string; expiresAt: string };
    refusals: "FORBIDDEN" | "NOT_FOUND";
  };
  /** An administrator has a user choose a new password: a reset is mailed, and sign-in asks for it from now on. */
  startPasswordReset: {
    input: { headers?: { "Idempotency-Key"?: string }; body: { email: string; password?: string; reason?: string } };
    answer: { emailSent: boolean; passwordSet: boolean };
    refusals: "FORBIDDEN" | "SAML_USER" | "NOT_FOUND";
  };
  /** Begins a test sign-in with the saved settings, switched on or not. The answer's address leads the browser to the identity provider, and from there back to the administration. Nobody is signed in by it. */
  startSamlTest: {
    input: { headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { testId: string; url: string };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND";
  };
  /** Starts an import, or a dry run, of a file that was taken before. Rows with faults are listed in the job's file. */
  startUserImport: {
    input: {
      params: { importId: string };
      headers?: { "Idempotency-Key"?: string };
      body: {
        mapping: {
          emailAddress?: number;
          userName?: number;
          firstName?: number;
          lastName?: number;
          role?: number;
          team?: number;
          employeeGroup?: number;
          hireDate?: number;
        };
        dryRun?: boolean;
        rows?: "all" | "valid";
        existing?: "refuse" | "update";
      };
    };
    answer: { jobId: string };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "TOO_MANY_JOBS";
  };
  /** Proves again who is behind a session: by the password (and code, where the account has one), a passkey, or the code of a new single sign-on (`ssoCode`). All earlier tokens of the session are dead. `samlUser`: the account has no password. */
  stepUp: {
    input: {
      body: {
        password?: string;
        totp?: string;
        ssoCode?: string;
        recoveryCode?: string;
        passkey?: {
          id: string;
          rawId: string;
          type: "public-key";
          response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
          authenticatorAttachment?: "platform" | "cross-platform" | null;
          clientExtensionResults: Record<string, never>;
        };
      };
    };
    answer: {
      accessToken: string;
      refreshToken: string;
      accessTokenExpiry: number;
      refreshTokenExpiry: number;
      sessionId: string;
    };
    refusals: "platform_user_manager_service_101" | "platform_user_manager_service_102" | "INVALID_RECOVERY_CODE" | "PASSKEY_REFUSED" | "SAML_REFUSED" | "SECOND_FACTOR_REQUIRED" | "platform_user_manager_service_144" | "SAML_USER" | "platform_user_manager_service_107";
  };
  /** Ends somebody's acting as another user at once, in their browser too. One that is over stays as it is. */
  stopImpersonation: {
    input: { params: { impersonationId: string } };
    answer: { success: boolean };
    refusals: "NOT_FOUND";
  };
  /** Submits the caller's answers; the last submission closes the calibration. Incomplete ones are refused as by `submitEvaluation`. */
  submitCalibration: {
    input: { params: { calibrationId: string }; headers?: { "If-Match"?: string }; body: { version: number } };
    answer: {
      calibration: {
        id: string;
        formName: string;
        formVersion: number;
        agentName: string;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        startedBy: string;
        createdAt: string;
        status: "open" | "closed";
        evaluators: number;
        submitted: number;
        isDue: boolean;
        link: string;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        people: { evaluatorId: string; name: string; isReference: boolean; hasSubmitted: boolean }[];
        mayClose: boolean;
        mayDelete: boolean;
        own: {
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          comment: string;
          hasSubmitted: boolean;
          version: number;
        } | null;
        outcome: {
          results: {
            evaluatorId: string;
            name: string;
            isReference: boolean;
            score: number | null;
            isFailed: boolean;
            difference: number | null;
            agreement: number | null;
            answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
            comment: string;
          }[];
          agreement: number | null;
          questions: { id: string; isAlike: boolean; spread: number | null }[];
        } | null;
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "EVALUATION_CLOSED" | "EVALUATION_INCOMPLETE";
  };
  /** Shows the evaluation to the agent, who is notified. One that is incomplete is refused; `fields` has a code for each question: `answer` or `comment`. */
  submitEvaluation: {
    input: { params: { evaluationId: string }; headers?: { "If-Match"?: string }; body: { version: number } };
    answer: {
      evaluation: {
        id: string;
        formId: string;
        formName: string;
        formVersion: number;
        agentId: string;
        agentName: string;
        teamName: string | null;
        evaluatorId: string;
        evaluatorName: string;
        status: "draft" | "submitted" | "acknowledged" | "disputed" | "resolved";
        score: number | null;
        isFailed: boolean;
        reference: string;
        channel: "voice" | "chat" | "email" | "sms" | "social" | "other";
        contactAt: string;
        createdAt: string;
        submittedAt: string | null;
        version: number;
        seconds: number | null;
        link: string | null;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
        comment: string;
        acknowledgedAt: string | null;
        acknowledgement: string;
        disputedAt: string | null;
        disputeReason: string;
        disputableUntil: string | null;
        decision: "kept" | "corrected" | null;
        decidedAt: string | null;
        decidedBy: string;
        decisionReason: string;
        earlier: {
          id: string;
          score: number | null;
          isFailed: boolean;
          answers: Record<string, { value: boolean | number | string | null; isNotApplicable: boolean; comment: string }>;
          replacedAt: string;
          replacedBy: string;
        }[];
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE" | "EVALUATION_CLOSED" | "EVALUATION_INCOMPLETE";
  };
  /** Whether this browser's system-wide session lives. Says nothing of whose it is. */
  systemSession: {
    input: object;
    answer: { loggedIn: boolean; expiresAt: string | null };
    refusals: never;
  };
  /** The base addresses that links of the three families are resolved against. */
  tenantBaseUrls: {
    input: object;
    answer: { niceBaseUrl: string; incontactBaseUrl: string; analyticsBaseUrl: string };
    refusals: never;
  };
  /** Properties of the signed-in user's tenant. `sessionTimeout` is in minutes; 0 means never. */
  tenantProperties: {
    input: { query?: { fields?: string } };
    answer: { sessionTimeout: number };
    refusals: never;
  };
  /** Sends the event `webhook.test`, even where the webhook is off. */
  testWebhook: {
    input: { params: { webhookId: string }; headers?: { "Idempotency-Key"?: string }; body: Record<string, never> };
    answer: { deliveryId: string };
    refusals: "NOT_FOUND";
  };
  /** Business units, teams and kinds of time off that limits, balances and filters are about. */
  timeOffChoices: {
    input: object;
    answer: {
      businessUnits: { id: string; name: string }[];
      teams: { id: string; name: string }[];
      types: { id: string; name: string }[];
      year: number;
    };
    refusals: never;
  };
  /** The time zones that lists offer, from west to east, with their present distance from UTC in minutes. */
  timeZoneList: {
    input: object;
    answer: { timeZones: { name: string; ianaName: string; label: string; offset: number }[] };
    refusals: never;
  };
  /** The names of the feature toggles that are on for the signed-in user. */
  toggledFeatures: {
    input: object;
    answer: { toggledFeatures: string[] };
    refusals: never;
  };
  /** The texts of a file that `languageMetaData` names, in ICU MessageFormat by key. */
  translations: {
    input: { params: { language: string; file: string } };
    answer: Record<string, string>;
    refusals: "NOT_FOUND";
  };
  /** Takes an approved exception of somebody else back. */
  undoAdherenceException: {
    input: { params: { exceptionId: string } };
    answer: { success: true };
    refusals: "OWN_ADHERENCE" | "NOT_FOUND";
  };
  /** Takes the last publication back: what was main before it is published again for its days. Not found where some of them had no main forecast. */
  undoForecastPublication: {
    input: { params: { snapshotId: string } };
    answer: { published: { id: string; version: number; publishedBy: string; publishedAt: string } };
    refusals: "NOT_FOUND" | "FORECAST_PUBLISHED_MEANWHILE";
  };
  /** Takes a decision about the history back. */
  undoHistoryDecision: {
    input: { params: { decisionId: string } };
    answer: { success: true };
    refusals: "NOT_FOUND";
  };
  /** Undoes an import: intervals that it brought are removed, those that it replaced are restored. Queues that it created stay. */
  undoHistoryImport: {
    input: { params: { importId: string } };
    answer: { jobId: string };
    refusals: "NOT_FOUND" | "IN_USE" | "CHANGED_MEANWHILE" | "TOO_MANY_JOBS";
  };
  /** Forgets which name at the identity provider is a user's, and ends their sessions. The next one that comes with the user's name is theirs. */
  unlinkSamlUser: {
    input: { params: { userId: string } };
    answer: { success: boolean };
    refusals: "STEP_UP_REQUIRED" | "FORBIDDEN" | "NOT_FOUND";
  };
  /** Activates or deactivates an access key. Deactivating it ends the sessions that it opened. */
  updateAccessKey: {
    input: { params: { accessKeyId: string }; body: { isActive: boolean } };
    answer: { success: true };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND";
  };
  /** Renames a dashboard or changes its tiles: one's own, or with `dashboard:share` a shared one. `version` is the one that the caller has seen. */
  updateDashboard: {
    input: {
      params: { dashboardId: string };
      headers?: { "If-Match"?: string };
      body: {
        name?: string;
        tiles?: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
        version: number;
      };
    };
    answer: {
      dashboard: {
        dashboardId: string;
        name: string;
        createdBy: string;
        isOwn: boolean;
        isFavorite: boolean;
        mayChange: boolean;
        sharing: "nobody" | "tenant" | "chosen";
        tileCount: number;
        changedAt: string;
        version: number;
        tiles: {
          id: string;
          kind: "signedIn" | "signIns" | "activeSessions" | "usersByStatus" | "usersByTeam" | "jobs" | "notifications" | "contactsToday" | "staffingToday" | "staffingNow" | "serviceLevelToday" | "forecastAccuracy" | "timeOffOpen" | "tradesOpen";
          width: number;
          height: number;
        }[];
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Renames a group and, with `usersIds`, replaces its members. */
  updateGroup: {
    input: { headers?: { "If-Match"?: string }; body: { id: string; name: string; usersIds?: string[]; version?: number } };
    answer: { group: { id: string; name: string; usersIds: string[]; version: number } };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Sets how one is notified of a topic. */
  updateNotificationSettings: {
    input: {
      body: {
        topic: "security" | "access" | "jobs" | "schedule" | "adherence" | "quality" | "messages";
        bell: boolean;
        mail: boolean;
      };
    };
    answer: {
      settings: {
        topic: "security" | "access" | "jobs" | "schedule" | "adherence" | "quality" | "messages";
        bell: boolean;
        mail: boolean;
        mailIsFixed: boolean;
      }[];
    };
    refusals: never;
  };
  /** Changes an OpenID client of the tenant, on every node at once. Refused with `changedMeanwhile` when the client is another than the caller read. */
  updateOpenidClient: {
    input: {
      params: { clientId: string };
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        grants: ("authorization_code" | "device_code" | "client_credentials")[];
        redirectUris: string[];
        postLogoutRedirectUris: string[];
        frontchannelLogoutUris: string[];
        backchannelLogoutUris: string[];
        idTokenAlgorithm: "ES256" | "RS256";
        pairwise: boolean;
        requiresPushedRequests: boolean;
        requiresDpop: boolean;
        skipsConsent: boolean;
        version?: string;
      };
    };
    answer: {
      client: {
        id: string;
        name: string;
        grants: ("authorization_code" | "device_code" | "client_credentials")[];
        redirectUris: string[];
        postLogoutRedirectUris: string[];
        frontchannelLogoutUris: string[];
        backchannelLogoutUris: string[];
        idTokenAlgorithm: "ES256" | "RS256";
        pairwise: boolean;
        requiresPushedRequests: boolean;
        requiresDpop: boolean;
        skipsConsent: boolean;
        isConfidential: boolean;
        isBuiltIn: boolean;
        version: string;
      };
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "BUILT_IN_CLIENT";
  };
  /** Sets a preference. */
  updatePreference: {
    input: { params: { userId: string; applicationContext: string }; body: { preferenceName: string; value: string } };
    answer: { preference: { preferenceName: string; value: string } };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "TOO_MANY_PREFERENCES";
  };
  /** Changes a form's draft. Evaluations keep the version that they were made with. */
  updateQualityForm: {
    input: {
      params: { formId: string };
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        description: string;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
        version: number;
      };
    };
    answer: {
      form: {
        id: string;
        name: string;
        description: string;
        status: "draft" | "published" | "retired";
        publishedVersion: number | null;
        publishedAt: string | null;
        hasChanges: boolean;
        questions: number;
        evaluations: number;
        updatedAt: string;
        version: number;
        content: {
          sections: {
            id: string;
            title: string;
            weight: number;
            questions: {
              id: string;
              text: string;
              help: string;
              weight: number;
              answer: { kind: "yesNo" } | { kind: "scale"; max: 5 | 10 } | { kind: "choice"; options: { id: string; text: string; points: number }[] } | { kind: "text" };
              allowsNotApplicable: boolean;
              comment: "optional" | "belowFull" | "always";
              critical: "none" | "section" | "form";
            }[];
          }[];
        };
      };
    };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Changes a marker of the caller's own, unless its interaction is on legal hold. */
  updateRecordingMarker: {
    input: {
      params: { markerId: string };
      headers?: { "If-Match"?: string };
      body: { second: number; note: string; version?: number };
    };
    answer: { marker: { id: string; second: number; note: string; by: string; at: string; isOwn: boolean; version: number } };
    refusals: "NOT_FOUND" | "LEGAL_HOLD" | "CHANGED_MEANWHILE";
  };
  /** Changes, pauses or resumes a report that is sent by mail. */
  updateReportDelivery: {
    input: {
      params: { deliveryId: string };
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        period: "yesterday" | "last7Days" | "lastWeek" | "lastMonth" | "thisWeek" | "nextWeek" | "nextMonth";
        cadence: "daily" | "weekly" | "monthly";
        weekday: number;
        monthDay: number;
        hour: number;
        format: "xlsx" | "csv";
        recipientIds: string[];
        isPaused: boolean;
        version?: number;
      };
    };
    answer: {
      delivery: {
        id: string;
        name: string;
        report: "scheduleEfficiency" | "forecastAccuracy" | "timeOff" | "shrinkage" | "adherence";
        businessUnitId: string;
        planningGroupId: string | null;
        grain: "interval" | "day" | "week" | "month";
        breakdown: "activity" | "team" | "agent";
        period: "yesterday" | "last7Days" | "lastWeek" | "lastMonth" | "thisWeek" | "nextWeek" | "nextMonth";
        cadence: "daily" | "weekly" | "monthly";
        weekday: number;
        monthDay: number;
        hour: number;
        format: "xlsx" | "csv";
        recipientIds: string[];
        isPaused: boolean;
        businessUnitName: string;
        zone: string;
        recipients: { id: string; name: string }[];
        nextAt: string | null;
        lastSentAt: string | null;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Changes a role. Its holders have the new permissions from their next call on, so one to change others' access takes a step-up. Refused with `changedMeanwhile` when the role is another than the caller read. */
  updateRole: {
    input: {
      params: { roleId: string };
      headers?: { "If-Match"?: string };
      body: {
        displayName: string;
        description: string;
        permissions: ("all" | "default" | "login" | "user:view" | "user:create" | "user:edit" | "user:delete" | "user:impersonate" | "user:generalinfo:view" | "user:clientgeneralinfo:view" | "user:contactus:view" | "user:password:edit" | "role:view" | "role:create" | "role:edit" | "role:delete" | "team:view" | "team:edit" | "group:view" | "group:edit" | "employeeGroup:view" | "employeeGroup:edit" | "skill:view" | "skill:edit" | "tenant:view" | "tenant:edit" | "tenants:manage" | "sso:view" | "sso:edit" | "mySpace:view" | "dashboard:view" | "dashboard:share" | "view:share" | "notification:publish" | "notification:broadcast" | "wfm:setup:view" | "wfm:setup:edit" | "wfm:history:view" | "wfm:history:edit" | "wfm:forecast:view" | "wfm:forecast:edit" | "wfm:staffing:view" | "wfm:staffing:edit" | "wfm:schedule:view" | "wfm:schedule:edit" | "wfm:schedule:publish" | "wfm:adherence:view" | "wfm:adherence:edit" | "wfm:plans:view" | "wfm:plans:edit" | "wfm:requests:view" | "wfm:requests:edit" | "recording:view" | "recording:listen" | "recording:edit" | "quality:forms:view" | "quality:forms:edit" | "quality:evaluations:view" | "quality:evaluations:edit" | "analytics:view" | "analytics:edit" | "reporting:view" | "reporting:edit" | "selfService:support:view" | "automationstudio:manage" | "accessKey:view" | "accessKey:create" | "accessKey:edit" | "accessKey:delete" | "myAccessKey:view" | "myAccessKey:create" | "myAccessKey:edit" | "myAccessKey:delete" | "satmetrix:view" | "inView:view" | "StudioScripts:view" | "Prompts:record" | "PresenceSync:View" | "PartnerHub:view" | "LaunchSupervisor:view" | "FileBrowser:view" | "AgentMAX:view" | "Adapters:View" | "deAccountSettings:edit" | "deAgentSettings:edit" | "deAPIAccess:edit" | "deAutomation:edit" | "deBusinessHours:edit" | "deCare:edit" | "deChannelsSettings:edit")[];
        version?: string;
      };
    };
    answer: {
      role: {
        id: string;
        displayName: string;
        description: string;
        permissions: ("all" | "default" | "login" | "user:view" | "user:create" | "user:edit" | "user:delete" | "user:impersonate" | "user:generalinfo:view" | "user:clientgeneralinfo:view" | "user:contactus:view" | "user:password:edit" | "role:view" | "role:create" | "role:edit" | "role:delete" | "team:view" | "team:edit" | "group:view" | "group:edit" | "employeeGroup:view" | "employeeGroup:edit" | "skill:view" | "skill:edit" | "tenant:view" | "tenant:edit" | "tenants:manage" | "sso:view" | "sso:edit" | "mySpace:view" | "dashboard:view" | "dashboard:share" | "view:share" | "notification:publish" | "notification:broadcast" | "wfm:setup:view" | "wfm:setup:edit" | "wfm:history:view" | "wfm:history:edit" | "wfm:forecast:view" | "wfm:forecast:edit" | "wfm:staffing:view" | "wfm:staffing:edit" | "wfm:schedule:view" | "wfm:schedule:edit" | "wfm:schedule:publish" | "wfm:adherence:view" | "wfm:adherence:edit" | "wfm:plans:view" | "wfm:plans:edit" | "wfm:requests:view" | "wfm:requests:edit" | "recording:view" | "recording:listen" | "recording:edit" | "quality:forms:view" | "quality:forms:edit" | "quality:evaluations:view" | "quality:evaluations:edit" | "analytics:view" | "analytics:edit" | "reporting:view" | "reporting:edit" | "selfService:support:view" | "automationstudio:manage" | "accessKey:view" | "accessKey:create" | "accessKey:edit" | "accessKey:delete" | "myAccessKey:view" | "myAccessKey:create" | "myAccessKey:edit" | "myAccessKey:delete" | "satmetrix:view" | "inView:view" | "StudioScripts:view" | "Prompts:record" | "PresenceSync:View" | "PartnerHub:view" | "LaunchSupervisor:view" | "FileBrowser:view" | "AgentMAX:view" | "Adapters:View" | "deAccountSettings:edit" | "deAgentSettings:edit" | "deAPIAccess:edit" | "deAutomation:edit" | "deBusinessHours:edit" | "deCare:edit" | "deChannelsSettings:edit")[];
        isSystem: boolean;
        version: string;
      };
    };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "CHANGED_MEANWHILE" | "ROLE_EXISTS" | "SYSTEM_ROLE" | "LAST_ADMINISTRATOR";
  };
  /** Changes a view: one's own, or with `view:share` a shared one. `version` is the one that the caller has seen. */
  updateSavedView: {
    input: {
      params: { viewId: string };
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        settings: {
          filter: Record<string, string | string[]>;
          grid: {
            order: string[];
            widths: Record<string, number>;
            hidden: string[];
            pinned: string[];
            pinnedEnd?: string[];
            sorting: { id: string; descending: boolean; [more: string]: unknown }[];
            filters?: Record<string, {
              kind: "text";
              operator: "contains" | "notContains" | "equals" | "startsWith" | "endsWith" | "empty" | "notEmpty";
              text: string;
              [more: string]: unknown;
            } | { kind: "set"; ids: string[]; [more: string]: unknown } | { kind: "number"; least: number | null; most: number | null; [more: string]: unknown } | { kind: "date"; from: string | null; to: string | null; [more: string]: unknown }>;
            groupBy?: string | null;
            [more: string]: unknown;
          };
        };
        isShared: boolean;
        version: number;
      };
    };
    answer: {
      view: {
        id: string;
        name: string;
        settings: {
          filter: Record<string, string | string[]>;
          grid: {
            order: string[];
            widths: Record<string, number>;
            hidden: string[];
            pinned: string[];
            pinnedEnd?: string[];
            sorting: { id: string; descending: boolean }[];
            filters?: Record<string, {
              kind: "text";
              operator: "contains" | "notContains" | "equals" | "startsWith" | "endsWith" | "empty" | "notEmpty";
              text: string;
            } | { kind: "set"; ids: string[] } | { kind: "number"; least: number | null; most: number | null } | { kind: "date"; from: string | null; to: string | null }>;
            groupBy?: string | null;
          };
        };
        isShared: boolean;
        isOwn: boolean;
        ownerName: string;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "VIEW_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Changes a skill, gives it to the users of `deltaAdded` and takes it from those of `deltaDeleted`. */
  updateSkill: {
    input: {
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        colorCode: string;
        channelId?: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled?: boolean;
        acdSkillInfos?: { acdSkillId: string; name: string }[];
        id: string;
        deltaAdded?: string[];
        deltaDeleted?: string[];
        version?: number;
      };
    };
    answer: {
      skill: {
        id: string;
        name: string;
        colorCode: string;
        channelId: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
        proficiencyEnabled: boolean;
        acdSkillInfos: { acdSkillId: string; name: string }[];
        version: number;
      };
    };
    refusals: "TOO_MANY_SKILLS" | "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Renames a team, unless somebody else has changed the version that is given. */
  updateTeam: {
    input: { params: { teamId: string }; headers?: { "If-Match"?: string }; body: { name: string; version?: number } };
    answer: { team: { id: string; name: string; version: number } };
    refusals: "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Changes the organisation's name and time zone. */
  updateTenant: {
    input: { headers?: { "If-Match"?: string }; body: { tenantName: string; timezone: string; version?: number } };
    answer: {
      tenant: {
        tenantId: string;
        tenantName: string;
        timezone: string;
        status: string;
        type: string;
        customerType: string;
        billingId: string;
        clusterId: string;
        userSoftLimit: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        version: number;
      };
    };
    refusals: "CHANGED_MEANWHILE";
  };
  /** Changes a tenant's licences and features, limit of users, type and feature toggles. */
  updateTenantTerms: {
    input: {
      params: { tenantId: string };
      headers?: { "If-Match"?: string };
      body: {
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        licenses: {
          applicationId: "ACD" | "WFM" | "WFO" | "QM" | "PM" | "WFI" | "RECORDING" | "SEARCH" | "TM" | "AS" | "ANALYTICS" | "XSIGHT" | "ADAPTERS" | "EM";
          featureIds: number[];
        }[];
        toggles: string[];
        version?: number;
      };
    };
    answer: {
      tenant: {
        id: string;
        name: string;
        timezone: string;
        status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
        type: "TRIAL" | "PAYING";
        userSoftLimit: number;
        userCount: number;
        activeUserCount: number;
        licenses: { applicationId: string; featureIds: number[] }[];
        toggles: string[];
        createdAt: string;
        deleteAfter: string | null;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Changes a topic. With other rules it is looked for in all interactions again. Needs `recording:listen` too. */
  updateTopic: {
    input: {
      params: { topicId: string };
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        description: string;
        rules: {
          any: string[];
          all: string[];
          none: string[];
          speaker: "anyone" | "customer" | "agent";
          channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        };
        version: number;
      };
    };
    answer: {
      topic: {
        id: string;
        name: string;
        description: string;
        rules: {
          any: string[];
          all: string[];
          none: string[];
          speaker: "anyone" | "customer" | "agent";
          channels: ("voice" | "chat" | "email" | "sms" | "social")[];
        };
        isRetired: boolean;
        interactions: number;
        before: number;
        progress: { checked: number; total: number } | null;
        updatedAt: string;
        version: number;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Changes a user's names and place in the organization. Refused with `changedMeanwhile` when the user is another than the caller read: nobody overwrites what they have not seen. */
  updateUser: {
    input: {
      headers?: { "If-Match"?: string };
      body: {
        id: string;
        version: number;
        firstName?: string;
        lastName?: string;
        teamId?: string | null;
        employeeGroupId?: string | null;
        hireDate?: string;
      };
    };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Replaces the feature toggles of one user. They count from the user's next call on. Refused with `changedMeanwhile` when they are others than the caller read. */
  updateUserToggles: {
    input: {
      params: { userId: string };
      headers?: { "If-Match"?: string };
      body: {
        toggles: ("release-max-cloudfront" | "release-max-tab-browser" | "release-partnerhub" | "release-satmetrix-integration" | "release-studio-menu-integration" | "release-web-studio-menu-integration" | "release-second-apps-list" | "release-dashboard-projection" | "release-uh-inview-dashboard-integration" | "release-software-download-redirect" | "release-test-icon" | "release-navigation-redesign" | "release-brandinghost-redirect" | "release-auth-code" | "release-ga-adoption")[];
        version?: string;
      };
    };
    answer: { toggles: string[]; tenantToggles: string[]; version: string };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Changes a webhook. Turning it on forgets that its deliveries failed. */
  updateWebhook: {
    input: {
      params: { webhookId: string };
      headers?: { "If-Match"?: string };
      body: {
        name: string;
        address: string;
        events: ("user.created" | "user.imported" | "user.activated" | "user.updated" | "user.role_changed" | "user.deleted" | "user.restored" | "role.created" | "role.updated" | "role.deleted" | "team.created" | "team.updated" | "team.deleted" | "group.created" | "group.updated" | "group.deleted" | "schedule.published" | "import.finished")[];
        isEnabled: boolean;
        version?: number;
      };
    };
    answer: {
      webhook: {
        id: string;
        name: string;
        address: string;
        events: ("user.created" | "user.imported" | "user.activated" | "user.updated" | "user.role_changed" | "user.deleted" | "user.restored" | "role.created" | "role.updated" | "role.deleted" | "team.created" | "team.updated" | "team.deleted" | "group.created" | "group.updated" | "group.deleted" | "schedule.published" | "import.finished")[];
        isEnabled: boolean;
        failingSince: string | null;
        isGivenUp: boolean;
        version: number;
      };
    };
    refusals: "platform_user_manager_service_106" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "NAME_EXISTS" | "CHANGED_MEANWHILE";
  };
  /** Changes a user's names and place in the organization. Refused with `changedMeanwhile` when the user is another than the caller read: nobody overwrites what they have not seen. */
  updateWfoUser: {
    input: {
      headers?: { "If-Match"?: string };
      body: {
        id: string;
        version: number;
        firstName?: string;
        lastName?: string;
        teamId?: string | null;
        employeeGroupId?: string | null;
        hireDate?: string;
      };
    };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
        version: number;
        hireDate: string;
        secondaryRoles: { id: string; name: string }[];
        samlUser: boolean;
        createdAt: string;
      };
    };
    refusals: "FORBIDDEN" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Takes the recording of an interaction (multipart, field `file`): WAV, MP3, Ogg or WebM, in place of the one before. It is stored encrypted. */
  uploadRecording: {
    input: { params: { interactionId: string }; form: { file: Blob } };
    answer: { recording: { fileName: string | null; format: "wav" | "mp3" | "ogg" | "webm"; bytes: number; storedAt: string } };
    refusals: "FILE_REFUSED" | "NOT_FOUND" | "LEGAL_HOLD" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE";
  };
  /** Imports users from a CSV or XLSX file (multipart, field `file`) whose first line names the columns: the valid rows, as new users who are not invited yet. The answer's key asks for the status. */
  uploadUsersCsv: {
    input: { form: { file: Blob } };
    answer: { key: string };
    refusals: "FILE_REFUSED" | "TOO_MANY_JOBS" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE";
  };
  /** How far an import is: it has ended once `succeeded` and `failed` add up to `total`. */
  uploadUsersStatus: {
    input: { query: { key: string } };
    answer: {
      total: number;
      succeeded: number;
      failed: number;
      state: "waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled";
      jobId: string;
    };
    refusals: "NOT_FOUND";
  };
  /** Whether a user name is taken, and whether it is a deleted user of this tenant, who can be revived. */
  userNameExistsStatus: {
    input: { query: { userName: string } };
    answer: {
      userNameExistStatus: "EMAIL_EXIST_IN_SYSTEM" | "EMAIL_EXIST_IN_TENANT_NOT_DELETED" | "EMAIL_NOT_EXIST_IN_SYSTEM" | "EMAIL_EXIST_IN_TENANT_DELETED";
    };
    refusals: never;
  };
  /** One's own settings, by key, as JSON text. */
  userSettings: {
    input: object;
    answer: { userSettingsMap: string };
    refusals: never;
  };
  /** Names and addresses of users. Unknown ids are left out; so are deleted users, unless `includeDeleted` is true. */
  usersBasicDetails: {
    input: { query?: { includeDeleted?: "true" | "false" }; body: { userIds: string[] } };
    answer: {
      users: {
        id: string;
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
      }[];
    };
    refusals: never;
  };
  /** Users who have all of these attributes exactly, whatever their case: the first 200 by name. */
  usersByAttributes: {
    input: {
      query?: {
        emailAddress?: string;
        userName?: string;
        firstName?: string;
        lastName?: string;
        status?: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        teamId?: string;
        roleId?: string;
      };
    };
    answer: {
      users: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      }[];
    };
    refusals: never;
  };
  /** Users whose full name contains a text: the first 200 by name. */
  usersByName: {
    input: { query: { fullNameContains: string } };
    answer: {
      users: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      }[];
    };
    refusals: never;
  };
  /** Whether a name is free for an employee group, a new one or the one with this id. */
  validateGroupName: {
    input: { query: { groupId?: string; groupName: string } };
    answer: { valid: boolean };
    refusals: never;
  };
  /** Checks user name and password as sign-in does, guesses counted, and opens nothing. `mfa`: sign-in asks for a one-time code. */
  validateLogin: {
    input: { body: { userName: string; password: string } };
    answer: { valid: boolean; mfa: boolean };
    refusals: "platform_user_manager_service_101" | "platform_user_manager_service_144" | "platform_user_manager_service_145" | "platform_user_manager_service_149" | "platform_user_manager_service_150" | "platform_user_manager_service_129" | "CHANGE_PASSWORD_REQUIRED" | "platform_user_manager_service_39" | "platform_user_manager_service_58" | "platform_user_manager_service_103" | "SAML_USER" | "platform_user_manager_service_107";
  };
  /** Looks the DNS record up. A verified domain decides which tenant an unknown user name is answered with. */
  verifyDomain: {
    input: { params: { domainId: string }; body: Record<string, never> };
    answer: {
      domain: {
        id: string;
        domain: string;
        verifiedAt: string | null;
        failedAt: string | null;
        record: { name: string; value: string };
      };
    };
    refusals: "STEP_UP_REQUIRED" | "NOT_FOUND" | "DOMAIN_NOT_VERIFIED" | "DOMAIN_TAKEN";
  };
  /** Spends the link of a changed email address. `samlUser`: there is no password to sign in with. */
  verifyEmail: {
    input: { body: { userName: string; emailVerificationToken: string } };
    answer: { emailAddress: string; samlUser: boolean };
    refusals: "EMAIL_EXISTS" | "EMAIL_VERIFICATION_INVALID" | "platform_user_manager_service_107";
  };
  /** Waits for the end of the session, or a change of its user, at most so many seconds; 25 at the most. */
  watchSession: {
    input: { query?: { seconds?: string } };
    answer: { state: "live" | "ended" | "changed" };
    refusals: never;
  };
  /** One user of the tenant. */
  wfoUser: {
    input: { params: { userId: string } };
    answer: {
      user: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      };
    };
    refusals: "NOT_FOUND";
  };
  /** The tenant's users by name, 200 at a time: `after` is the `next` of the page before. */
  wfoUsers: {
    input: { query?: { after?: string } };
    answer: {
      users: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      }[];
      totalRecords: number;
      next?: string;
      statistics?: { count: number; distinct: number; sum: number | null; min: string | null; max: string | null };
    };
    refusals: "platform_user_manager_service_106";
  };
  /** Users who have all of these attributes exactly, whatever their case: the first 200 by name. */
  wfoUsersByAttributes: {
    input: {
      query?: {
        emailAddress?: string;
        userName?: string;
        firstName?: string;
        lastName?: string;
        status?: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        teamId?: string;
        roleId?: string;
      };
    };
    answer: {
      users: {
        id: string;
        kind: "person" | "service";
        userName: string;
        emailAddress: string;
        firstName: string;
        lastName: string;
        fullName: string;
        initials: string;
        status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
        locked: boolean;
        invitationExpired: boolean;
        role: { id: string; name: string } | null;
        team: { id: string; name: string } | null;
        employeeGroup: { id: string; name: string } | null;
        skills: { id: string; name: string }[];
        lastSignInAt: string | null;
        lockedUntil: string | null;
      }[];
    };
    refusals: never;
  };
  /** Takes an evaluation away, a submitted one with the reason that the audit trail keeps. */
  withdrawEvaluation: {
    input: { params: { evaluationId: string }; body: { reason: string } };
    answer: { success: true };
    refusals: "platform_user_manager_service_106" | "OWN_EVALUATION" | "NOT_FOUND";
  };
  /** Withdraws one's request, or cancels approved time off that has not begun; shifts come back. */
  withdrawTimeOff: {
    input: { params: { requestId: string } };
    answer: {
      request: {
        id: string;
        codeId: string;
        codeName: string;
        colorCode: string;
        firstDay: string;
        lastDay: string;
        part: { from: number; minutes: number } | null;
        minutes: number;
        comment: string;
        state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
        requestedAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        place: number | null;
        version: number;
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Withdraws one's offer, or one's acceptance as long as nobody has decided. */
  withdrawTrade: {
    input: { params: { tradeId: string }; headers?: { "If-Match"?: string }; body: { version?: number } };
    answer: {
      trade: {
        id: string;
        giverName: string;
        askedName: string | null;
        takerName: string | null;
        give: { id: string; day: string; start: number; minutes: number };
        get: { id: string; day: string; start: number; minutes: number } | null;
        wantsExchange: boolean;
        isProposal: boolean;
        note: string;
        state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
        offeredAt: string;
        expiresAt: string;
        decidedAt: string | null;
        decidedBy: string;
        isAutomatic: boolean;
        reason: string;
        version: number;
        role: "giver" | "taker" | "asked";
      };
    };
    refusals: "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
  /** Edits shifts of a draft. An edit based on another version than the shift's is a conflict and is answered with the shift as it is; the others are applied. */
  writeShifts: {
    input: {
      params: { scheduleId: string };
      body: {
        edits: {
          kind: "put";
          id: string;
          version: number;
          agentId: string;
          start: number;
          minutes: number;
          activities: { code: string; start: number; minutes: number; locked?: boolean; skill?: string }[];
          isLocked: boolean;
          reason?: string;
        } | { kind: "remove"; id: string; version: number }[];
      };
    };
    answer: {
      version: number;
      applied: {
        id: string;
        agentId: string;
        start: number;
        minutes: number;
        activities: { code: string; start: number; minutes: number; locked?: boolean; skill?: string }[];
        isLocked: boolean;
        day: string;
        isEdited: boolean;
        reason: string | null;
        version: number;
      }[];
      removed: string[];
      conflicts: {
        id: string;
        theirs: {
          id: string;
          agentId: string;
          start: number;
          minutes: number;
          activities: { code: string; start: number; minutes: number; locked?: boolean; skill?: string }[];
          isLocked: boolean;
          day: string;
          isEdited: boolean;
          reason: string | null;
          version: number;
        } | null;
      }[];
      refused: { id: string; rules: { code: string; date: string; values: Record<string, string | number> }[] }[];
    };
    refusals: "platform_user_manager_service_106" | "NOT_FOUND" | "CHANGED_MEANWHILE";
  };
}

/** The codes of what any call may be refused with. */
export type GeneralRefusal = "BODY_TOO_LARGE" | "CHANGED_MEANWHILE" | "FORBIDDEN" | "IDEMPOTENCY_KEY_IN_USE" | "IDEMPOTENCY_KEY_REUSED" | "IMPERSONATING" | "platform_user_manager_service_106" | "NOT_FOUND" | "ORIGIN_NOT_ALLOWED" | "PRECONDITION_FAILED" | "SIGNED_OUT" | "STEP_UP_REQUIRED" | "TEMPORARILY_UNAVAILABLE" | "platform_user_manager_service_107" | "504" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "TOO_MANY_CALLS" | "GeneralError" | "UNPARSABLE_BODY" | "UNSUPPORTED_MEDIA_TYPE";

/** Method and path of every call. */
export const places = {
  acceptGeneration: "POST /wfm/v1/generations/{runId}/accept",
  acceptTrade: "POST /my-space/v1/trades/{tradeId}/acceptance",
  acknowledgeEvaluation: "POST /quality/v1/own-evaluations/{evaluationId}/acknowledge",
  acknowledgeNotifications: "POST /notifications/v1/acknowledge",
  activateUser: "POST /public/user/activate",
  addAdherenceException: "POST /wfm/v1/adherence/agents/{userId}/exceptions",
  addOverrides: "POST /wfm/v1/forecasts/{forecastId}/planning-groups/{planningGroupId}/overrides",
  addPasskey: "POST /authentication/v1/passkeys",
  addPlanningAgents: "POST /wfm/v1/agents",
  addRecordingMarker: "POST /recording/v1/interactions/{interactionId}/markers",
  adherenceChoices: "GET /wfm/v1/adherence-choices",
  allModulesAndLinks: "GET /navigation_data/modules/allModulesAndLinks",
  allSkillUsers: "GET /wfo/user/skills/all/users",
  analyticsChoices: "GET /analytics/v1/choices",
  announcePresence: "PUT /wfm/v1/schedules/{scheduleId}/presence",
  answerConsent: "POST /authentication/v2/consent",
  answerDevice: "POST /authentication/v2/device",
  assignRole: "PUT /user/assignrole",
  authenticationUsers: "GET /authentication/v1/users",
  brandingProperties: "GET /branding-details/{hostName}/branding-properties.json",
  broadcastMessage: "POST /notifications/v1/broadcasts",
  calculateStaffing: "POST /wfm/v1/staffing/calculations",
  calibrationChoices: "GET /quality/v1/calibration-choices",
  cancelJob: "POST /jobs/v1/jobs/{jobId}/cancel",
  changeEmail: "PUT /user-management/v1/users/{userId}/email",
  changeLayers: "PATCH /wfm/v1/forecasts/{forecastId}/planning-groups/{planningGroupId}/layers",
  changeMembers: "POST /user-management/v1/members",
  changeMemberships: "POST /user-management/v1/users/{userId}/memberships",
  changePassword: "POST /authentication/v1/password/change",
  changePlanningAgents: "POST /wfm/v1/agents/change",
  checkMyTimeOff: "POST /my-space/v1/time-off/check",
  checkWorkPlan: "POST /wfm/v1/work-plans/check",
  chooseForecastMethod: "PUT /wfm/v1/planning-groups/{planningGroupId}/forecast-method",
  claimDomain: "POST /authentication/v1/domains",
  closeCalibration: "POST /quality/v1/calibrations/{calibrationId}/close",
  clusterConfiguration: "GET /.well-known/cluster-configuration",
  compareForecast: "GET /wfm/v1/forecasts/{forecastId}/difference",
  compareScenarios: "POST /wfm/v1/planning-groups/{planningGroupId}/scenarios/compare",
  compareSchedule: "POST /wfm/v1/schedules/{scheduleId}/comparison",
  contactUs: "POST /public/user/contactUs",
  createAccessKey: "POST /access-key-management/v1/access-keys",
  createAccount: "POST /public/user/createaccount",
  createDashboard: "POST /dashboards/v1/dashboards",
  createGroup: "POST /group",
  createOpenidClient: "POST /authentication/v1/openid-clients",
  createPreference: "POST /preferences/v1/users/{userId}/contexts/{applicationContext}/preferences",
  createQualityForm: "POST /quality/v1/forms",
  createReportDelivery: "POST /reporting/v1/deliveries",
  createRole: "POST /authorization/roles",
  createSavedView: "POST /saved-views/v1/views",
  createSchedule: "POST /wfm/v1/schedules",
  createServiceAccount: "POST /user-management/v1/service-accounts",
  createSkill: "POST /wfo/user/skills",
  createTeam: "POST /user-management/v1/teams",
  createTenant: "POST /tenant-management/v1/tenants",
  createTopic: "POST /analytics/v1/topics",
  createWebhook: "POST /webhooks/v1/webhooks",
  currentBrandingProfile: "GET /branding-profiles/current",
  currentImpersonation: "GET /authentication/v1/impersonations/current",
  currentRefreshToken: "GET /user/refreshtoken",
  currentTenant: "GET /tenants/current",
  currentUser: "GET /user/current/clientgeneralinfo",
  dateTimeFormats: "GET /date_time_formats/dateTimeFormats/dateTimeFormats.json",
  decideDispute: "POST /quality/v1/evaluations/{evaluationId}/decide",
  decideOnHistory: "POST /wfm/v1/planning-groups/{planningGroupId}/history/decisions",
  decideTimeOff: "POST /wfm/v1/time-off/{requestId}/decision",
  decideTrade: "POST /wfm/v1/trades/{tradeId}/decision",
  declineTrade: "POST /my-space/v1/trades/{tradeId}/refusal",
  deleteAccessKey: "DELETE /access-key-management/v1/access-keys/{accessKeyId}",
  deleteActivityCode: "DELETE /wfm/v1/activity-codes/{activityCodeId}",
  deleteAdherenceAlert: "DELETE /wfm/v1/adherence-alerts/{alertId}",
  deleteBusinessUnit: "DELETE /wfm/v1/business-units/{businessUnitId}",
  deleteCalendarEvent: "DELETE /wfm/v1/calendar-events/{calendarEventId}",
  deleteCalibration: "DELETE /quality/v1/calibrations/{calibrationId}",
  deleteDashboard: "DELETE /dashboards/v1/dashboards/{dashboardId}",
  deleteEmployeeGroup: "DELETE /user/groups",
  deleteEvaluationPlan: "DELETE /quality/v1/evaluation-plans/{planId}",
  deleteForecast: "DELETE /wfm/v1/forecasts/{forecastId}",
  deleteGroups: "POST /group/delete",
  deleteInteraction: "POST /recording/v1/interactions/{interactionId}/delete",
  deleteOpenidClient: "DELETE /authentication/v1/openid-clients/{clientId}",
  deletePlanningGroup: "DELETE /wfm/v1/planning-groups/{planningGroupId}",
  deleteQualityForm: "DELETE /quality/v1/forms/{formId}",
  deleteQueue: "DELETE /wfm/v1/queues/{queueId}",
  deleteRecordingMarker: "DELETE /recording/v1/markers/{markerId}",
  deleteReportDelivery: "DELETE /reporting/v1/deliveries/{deliveryId}",
  deleteRole: "DELETE /authorization/roles/{roleId}",
  deleteRotation: "DELETE /wfm/v1/rotations/{rotationId}",
  deleteSavedView: "DELETE /saved-views/v1/views/{viewId}",
  deleteScenario: "DELETE /wfm/v1/staffing/scenarios/{scenarioId}",
  deleteSchedule: "DELETE /wfm/v1/schedules/{scheduleId}",
  deleteSkill: "DELETE /wfo/user/skills",
  deleteStateMapping: "DELETE /wfm/v1/state-mappings/{mappingId}",
  deleteTeam: "DELETE /user-management/v1/teams/{teamId}",
  deleteTenant: "DELETE /tenant-management/v1/tenants/{tenantId}",
  deleteTimeOffLimit: "DELETE /wfm/v1/time-off-limits/{limitId}",
  deleteTopic: "DELETE /analytics/v1/topics/{topicId}",
  deleteUser: "POST /user/delete",
  deleteUsersById: "POST /user/deleteUsersById",
  deleteWebhook: "DELETE /webhooks/v1/webhooks/{webhookId}",
  deleteWorkPlan: "DELETE /wfm/v1/work-plans/{workPlanId}",
  deprovisionGroup: "DELETE /scim/v2/Groups/{groupId}",
  deprovisionUser: "DELETE /scim/v2/Users/{userId}",
  describeConsent: "POST /authentication/v2/consent/describe",
  describeDevice: "POST /authentication/v2/device/describe",
  disputeEvaluation: "POST /quality/v1/own-evaluations/{evaluationId}/dispute",
  editPlanningAgents: "POST /wfm/v1/agents/edit",
  emailExists: "GET /user/email/exists",
  emailExistsStatus: "GET /user/email/exists/status",
  emergingWords: "POST /analytics/v1/emerging-words/search",
  endCalendarFeed: "DELETE /my-space/v1/schedule/feed",
  endImpersonation: "DELETE /authentication/v1/impersonations/current",
  endOpenidSession: "POST /authentication/v2/end-session",
  endOwnSession: "DELETE /authentication/v1/sessions/{sessionId}",
  endOwnSessions: "POST /authentication/v1/sessions/end",
  endTenantSessions: "POST /authentication/v1/sessions/end-everybody",
  endUserSession: "DELETE /authentication/v1/users/{userId}/sessions/{sessionId}",
  endUserSessions: "POST /authentication/v1/users/{userId}/sessions/end",
  evaluationChoices: "GET /quality/v1/evaluation-choices",
  evaluationPlanChoices: "GET /quality/v1/evaluation-plan-choices",
  exchangeAccessKey: "POST /authentication/v1/token/access-key",
  exchangeToken: "POST /public/authentication/v1/token",
  explainMenu: "GET /navigation_data/v1/users/{userId}/links",
  explainRoleMenu: "GET /navigation_data/v1/roles/{roleId}/links",
  explainStaffing: "GET /wfm/v1/planning-groups/{planningGroupId}/staffing/explanation",
  exportAuditTrail: "POST /audit/v1/events/export",
  exportTenant: "POST /tenant-management/v1/tenants/{tenantId}/export",
  findTradePartners: "POST /my-space/v1/trades/partners",
  forceChangePassword: "POST /public/authentication/v1/password/force-change",
  forgetDevice: "DELETE /authentication/v1/devices/{deviceId}",
  forgetUserDevice: "DELETE /authentication/v1/users/{userId}/devices/{deviceId}",
  forgotPassword: "POST /authentication/v2/password/forgot",
  groupExists: "POST /group/exists",
  groupUsers: "POST /group/users",
  handOverAssignment: "POST /quality/v1/assignments/{assignmentId}/hand-over",
  holdInteraction: "POST /recording/v1/interactions/{interactionId}/hold",
  iconsData: "GET /common_svg_icons/svg/iconsData.json",
  importAcdSkills: "POST /wfo/user/incontact/skills",
  interactionChoices: "GET /recording/v1/interaction-choices",
  interactionOverview: "POST /analytics/v1/overview/search",
  interactionTopics: "GET /analytics/v1/interactions/{interactionId}/topics",
  inviteUsers: "POST /user/invite",
  landing: "GET /navigation_data/v1/landing",
  languageMetaData: "GET /platform-cxone-translations/{language}/languageMetaData.json",
  languagesMap: "GET /platform-cxone-translations/languagesMap.json",
  licences: "GET /authorization/v1/licences",
  listAccessKeys: "GET /access-key-management/v1/access-keys",
  listDashboards: "GET /dashboards",
  listDevices: "GET /authentication/v1/devices",
  listDomains: "GET /authentication/v1/domains",
  listEmployeeGroups: "GET /user/groups",
  listForecastSnapshots: "GET /wfm/v1/planning-groups/{planningGroupId}/forecast-snapshots",
  listForecasts: "GET /wfm/v1/business-units/{businessUnitId}/forecasts",
  listGroups: "GET /group",
  listImpersonations: "GET /authentication/v1/impersonations",
  listJobs: "GET /jobs/v1/jobs",
  listNotifications: "GET /notifications/v1/notifications",
  listOutdatedStaffing: "GET /wfm/v1/planning-groups/{planningGroupId}/staffing/outdated",
  listPasskeys: "GET /authentication/v1/passkeys",
  listPreferences: "GET /preferences/v1/users/{userId}/contexts/{applicationContext}/preferences",
  listSavedViews: "GET /saved-views/v1/views",
  listScenarios: "GET /wfm/v1/planning-groups/{planningGroupId}/scenarios",
  listSchedules: "GET /wfm/v1/schedules",
  listScimGroups: "GET /scim/v2/Groups",
  listScimResourceTypes: "GET /scim/v2/ResourceTypes",
  listScimSchemas: "GET /scim/v2/Schemas",
  listScimUsers: "GET /scim/v2/Users",
  listSkills: "GET /wfo/user/skills",
  listUserDevices: "GET /authentication/v1/users/{userId}/devices",
  listUserEvents: "GET /audit/v1/users/{userId}/events",
  listWebhookDeliveries: "GET /webhooks/v1/webhooks/{webhookId}/deliveries",
  lockedUsers: "GET /authentication/v1/locked-users",
  login: "POST /authentication/v2/login",
  loginAuthenticator: "GET /public/authorization/v1/login-authenticator",
  loginV1: "POST /public/authentication/v1/login",
  logout: "POST /public/authentication/v1/logout",
  logoutFrames: "GET /user/v1/session/logout-frames",
  logoutOutcome: "POST /authentication/v2/logout-outcome",
  manageableDashboards: "GET /dashboards/v1/dashboards",
  mfaSecret: "GET /public/authentication/v1/mfa/secret",
  mfaStatus: "GET /authentication/v1/mfa",
  migrateTenantToCognito: "POST /user/migrate/cognito/tenant",
  mySpaceOverview: "GET /my-space/v1/overview",
  offerShift: "POST /my-space/v1/trades",
  orderFavoriteDashboards: "PUT /dashboards/v1/favorites",
  passkeyLogin: "POST /public/authentication/v1/passkey/login",
  passkeyOptions: "POST /public/authentication/v1/passkey/options",
  passkeyRegistration: "POST /authentication/v1/passkeys/options",
  patchScimGroup: "PATCH /scim/v2/Groups/{groupId}",
  patchScimMe: "PATCH /scim/v2/Me",
  patchScimUser: "PATCH /scim/v2/Users/{userId}",
  planningAgentChoices: "GET /wfm/v1/agent-choices",
  prelogin: "POST /authentication/v1/prelogin",
  prepareHistoryFile: "POST /wfm/v1/history/files",
  prepareUserImport: "POST /user-management/v1/imports",
  previewLicences: "POST /tenant-management/v1/licences/preview",
  previewTopic: "POST /analytics/v1/topics/preview",
  productCatalogue: "GET /catalog/product/EVOLVE",
  products: "GET /navigation_data/products/products",
  proposeExchange: "POST /my-space/v1/trades/{tradeId}/exchanges",
  provisionGroup: "POST /scim/v2/Groups",
  provisionUser: "POST /scim/v2/Users",
  publicEmailExists: "GET /public/user/email/exists",
  publicFeatureToggle: "GET /authentication/v1/feature-toggle",
  publicTenantProperties: "GET /public/tenant-metadata/v1/tenant-properties",
  publicUserNameExists: "GET /public/user/username/exists",
  publishForecast: "POST /wfm/v1/forecasts/{forecastId}/publish",
  publishNotification: "POST /notifications/v1/notifications",
  publishQualityForm: "POST /quality/v1/forms/{formId}/publish",
  publishSchedule: "POST /wfm/v1/schedules/{scheduleId}/publications",
  pushAgentStates: "PUT /wfm/v1/agent-states",
  pushInteractions: "PUT /recording/v1/interactions",
  pushIntervals: "PUT /wfm/v1/history/intervals",
  qualityOverview: "POST /quality/v1/overview/search",
  readAgentAdherence: "GET /wfm/v1/adherence/agents/{userId}",
  readAuditChain: "GET /audit/v1/chain",
  readAvailability: "GET /wfo/user/{userId}/availability",
  readBrand: "GET /branding/v1/profile",
  readCalendarFeed: "GET /my-space/v1/schedule/feed",
  readCalibration: "GET /quality/v1/calibrations/{calibrationId}",
  readDashboard: "GET /dashboards/v1/dashboards/{dashboardId}",
  readDashboardSharing: "GET /dashboards/v1/dashboards/{dashboardId}/sharing",
  readDayOffPreferences: "GET /schedules/agent/preferences/dayoff/user/{userId}",
  readEmployeeGroup: "GET /user/groups/employeeGroup/{suId}",
  readEvaluation: "GET /quality/v1/evaluations/{evaluationId}",
  readExchangeShifts: "GET /my-space/v1/trades/{tradeId}/exchanges",
  readFirstSteps: "GET /wfm/v1/first-steps",
  readForecastAccuracy: "GET /wfm/v1/planning-groups/{planningGroupId}/forecast-accuracy",
  readForecastInputs: "GET /wfm/v1/planning-groups/{planningGroupId}/forecast-inputs",
  readForecastSeries: "GET /wfm/v1/forecasts/{forecastId}/planning-groups/{planningGroupId}",
  readForecastSnapshot: "GET /wfm/v1/forecast-snapshots/{snapshotId}/planning-groups/{planningGroupId}",
  readGeneration: "GET /wfm/v1/generations/{runId}",
  readGenerationChanges: "GET /wfm/v1/generations/{runId}/changes",
  readHistory: "GET /wfm/v1/planning-groups/{planningGroupId}/history",
  readHistoryImport: "GET /wfm/v1/history/imports/{importId}",
  readInteraction: "GET /recording/v1/interactions/{interactionId}",
  readIntraday: "GET /wfm/v1/planning-groups/{planningGroupId}/intraday",
  readJob: "GET /jobs/v1/jobs/{jobId}",
  readJobFile: "GET /jobs/v1/jobs/{jobId}/file/{part}",
  readMemberships: "GET /user-management/v1/users/{userId}/memberships",
  readMyAdherence: "GET /my-space/v1/adherence",
  readMySchedule: "GET /my-space/v1/schedule",
  readMyTimeOff: "GET /my-space/v1/time-off",
  readMyTrades: "GET /my-space/v1/trades",
  readNotificationSettings: "GET /notifications/v1/settings",
  readOpenidClient: "GET /authentication/v1/openid-clients/{clientId}",
  readOwnEvaluation: "GET /quality/v1/own-evaluations/{evaluationId}",
  readOwnInteraction: "GET /recording/v1/own-interactions/{interactionId}",
  readPartnerShifts: "POST /my-space/v1/trades/partner-shifts",
  readPlanningAgent: "GET /wfm/v1/agents/{userId}",
  readPooledStaffing: "GET /wfm/v1/planning-groups/{planningGroupId}/staffing/pooled",
  readPreference: "GET /preferences/v1/users/{userId}/contexts/{applicationContext}/preferences/{preferenceName}",
  readQualityForm: "GET /quality/v1/forms/{formId}",
  readRecordingSettings: "GET /recording/v1/settings",
  readReportDelivery: "GET /reporting/v1/deliveries/{deliveryId}",
  readRole: "GET /authorization/roles/{roleId}",
  readSamlMetadata: "POST /authentication/v1/saml/metadata",
  readSamlTest: "GET /authentication/v1/saml/tests/{testId}",
  readScheduleCoverage: "POST /wfm/v1/schedules/{scheduleId}/coverage",
  readScheduleRoster: "POST /wfm/v1/schedules/{scheduleId}/roster",
  readScheduleViolations: "GET /wfm/v1/schedules/{scheduleId}/violations",
  readScimGroup: "GET /scim/v2/Groups/{groupId}",
  readScimMe: "GET /scim/v2/Me",
  readScimResourceType: "GET /scim/v2/ResourceTypes/{resourceTypeId}",
  readScimSchema: "GET /scim/v2/Schemas/{schemaId}",
  readScimUser: "GET /scim/v2/Users/{userId}",
  readSetupUse: "GET /wfm/v1/setup-use/{subject}/{subjectId}",
  readSharedSkills: "GET /wfm/v1/planning-groups/{planningGroupId}/staffing/shared-skills",
  readShiftPreferences: "GET /schedules/agent/preferences/user/{userId}",
  readShifts: "POST /wfm/v1/schedules/{scheduleId}/shifts/search",
  readShrinkage: "GET /wfm/v1/planning-groups/{planningGroupId}/shrinkage",
  readSignInPage: "GET /tenants/v1/sign-in-page",
  readStaffing: "GET /wfm/v1/planning-groups/{planningGroupId}/staffing",
  readTenantAddresses: "GET /tenant-management/v1/tenants/{tenantId}/addresses",
  readTenantSettings: "GET /tenants/v1/settings",
  readTenantUsage: "GET /tenant-management/v1/tenants/{tenantId}/usage",
  readTileFigures: "GET /dashboards/v1/figures",
  readTimeOff: "GET /wfm/v1/time-off/{requestId}",
  readTrade: "GET /wfm/v1/trades/{tradeId}",
  readTradeSettings: "GET /wfm/v1/trade-settings",
  readUser: "GET /user-management/v1/users/{userId}",
  readUserImport: "GET /user-management/v1/imports/{importId}",
  readUserToggles: "GET /config/users/{userId}/toggledFeatures",
  readWebhook: "GET /webhooks/v1/webhooks/{webhookId}",
  recalculateForecast: "POST /wfm/v1/forecasts/{forecastId}/calculations",
  refresh: "POST /public/authentication/v1/refresh",
  refuseAuthorization: "POST /authentication/v2/authorization/refuse",
  registerUser: "POST /user/register",
  registerWfoUser: "POST /wfo/user/register",
  releaseInteraction: "POST /recording/v1/interactions/{interactionId}/release",
  removeDomain: "DELETE /authentication/v1/domains/{domainId}",
  removeFactors: "DELETE /authentication/v1/users/{userId}/mfa",
  removePasskey: "DELETE /authentication/v1/passkeys/{passkeyId}",
  removePlanningAgent: "DELETE /wfm/v1/agents/{userId}",
  renamePasskey: "PATCH /authentication/v1/passkeys/{passkeyId}",
  renameSchedule: "PUT /wfm/v1/schedules/{scheduleId}",
  renameServiceAccount: "PUT /user-management/v1/service-accounts/{userId}",
  renewCalendarFeed: "POST /my-space/v1/schedule/feed",
  renewRecoveryCodes: "POST /authentication/v1/mfa/recovery-codes",
  reopenTimeOff: "POST /wfm/v1/time-off/{requestId}/reopening",
  reopenTrade: "POST /wfm/v1/trades/{tradeId}/reopening",
  replaceScimGroup: "PUT /scim/v2/Groups/{groupId}",
  replaceScimMe: "PUT /scim/v2/Me",
  replaceScimUser: "PUT /scim/v2/Users/{userId}",
  replayWebhookDelivery: "POST /webhooks/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay",
  reportActivity: "POST /user/v1/session/activity",
  reportChoices: "GET /reporting/v1/choices",
  reportOffline: "POST /public/asc/offline",
  requestTimeOff: "POST /my-space/v1/time-off",
  resendInvitations: "PATCH /user/v1/email-verification",
  resetBrand: "POST /branding/v1/profile/reset",
  resetPassword: "POST /public/authentication/v1/password/reset",
  resolveForgotPasswordToken: "POST /public/user/resolveForgotPasswordToken",
  resolveInvitationToken: "POST /public/user/resolveInvitationToken",
  restoreDashboard: "POST /dashboards/v1/dashboards/{dashboardId}/restore",
  restoreForecastSnapshot: "POST /wfm/v1/forecast-snapshots/{snapshotId}/restore",
  restoreQualityForm: "POST /quality/v1/forms/{formId}/restore",
  restoreTenant: "POST /tenant-management/v1/tenants/{tenantId}/restore",
  restoreTopic: "POST /analytics/v1/topics/{topicId}/restore",
  retireQualityForm: "POST /quality/v1/forms/{formId}/retire",
  retireTopic: "POST /analytics/v1/topics/{topicId}/retire",
  reviveUser: "POST /user/revive",
  rolePermissions: "GET /authorization/v1/role/permissions",
  rollSamlKey: "POST /authentication/v1/saml/keys",
  rotateOpenidClientSecret: "POST /authentication/v1/openid-clients/{clientId}/secret",
  rotateWebhookSecret: "POST /webhooks/v1/webhooks/{webhookId}/secret",
  runReport: "POST /reporting/v1/reports/run",
  samlLogoutUrl: "GET /authentication/v1/saml/logout-url",
  samlSettings: "GET /authentication/v1/saml/settings",
  saveActivityCode: "PUT /wfm/v1/activity-codes",
  saveAdherenceAlert: "PUT /wfm/v1/adherence-alerts",
  saveAvailability: "POST /wfo/user/{userId}/availability",
  saveBrand: "PUT /branding/v1/profile",
  saveBusinessUnit: "PUT /wfm/v1/business-units",
  saveCalendarEvent: "PUT /wfm/v1/calendar-events",
  saveCalibration: "PUT /quality/v1/calibrations/{calibrationId}/answers",
  saveDayOffPreferences: "POST /schedules/agent/preferences/dayoff/user/{userId}",
  saveEmployeeGroup: "PUT /user/groups",
  saveEvaluation: "PUT /quality/v1/evaluations/{evaluationId}",
  saveEvaluationPlan: "PUT /quality/v1/evaluation-plans",
  savePasswordPolicy: "PUT /authentication/v1/security-policy/passwords",
  savePlanningAgent: "PUT /wfm/v1/agents/{userId}",
  savePlanningGroup: "PUT /wfm/v1/planning-groups",
  saveQueue: "PUT /wfm/v1/queues",
  saveRecordingSettings: "PUT /recording/v1/settings",
  saveRotation: "PUT /wfm/v1/rotations",
  saveSamlSettings: "PUT /authentication/v1/saml/settings",
  saveScenario: "PUT /wfm/v1/planning-groups/{planningGroupId}/scenarios",
  saveShiftPreferences: "POST /schedules/agent/preferences/user/{userId}",
  saveShrinkage: "PUT /wfm/v1/shrinkage",
  saveSignInPage: "PUT /tenants/v1/sign-in-page",
  saveStateMapping: "PUT /wfm/v1/state-mappings",
  saveTenantAddresses: "PUT /tenant-management/v1/tenants/{tenantId}/addresses",
  saveTenantSettings: "PUT /tenants/v1/settings",
  saveTimeOffEntitlement: "PUT /wfm/v1/time-off-balances",
  saveTimeOffLimit: "PUT /wfm/v1/time-off-limits",
  saveTradeSettings: "PUT /wfm/v1/trade-settings",
  saveUserSettings: "POST /user/settings",
  saveWorkPlan: "PUT /wfm/v1/work-plans",
  scimBulk: "POST /scim/v2/Bulk",
  scimServiceProviderConfig: "GET /scim/v2/ServiceProviderConfig",
  searchActivityCodes: "POST /wfm/v1/activity-codes/search",
  searchAdherence: "POST /wfm/v1/adherence/search",
  searchAdherenceAlerts: "POST /wfm/v1/adherence-alerts/search",
  searchAgentHistory: "POST /wfm/v1/schedule-agents/history/search",
  searchAlertRecipients: "POST /wfm/v1/adherence-alerts/recipients/search",
  searchAssignments: "POST /quality/v1/assignments/search",
  searchAuditEvents: "POST /audit/v1/events/search",
  searchBusinessUnits: "POST /wfm/v1/business-units/search",
  searchCalendarEvents: "POST /wfm/v1/calendar-events/search",
  searchCalibrations: "POST /quality/v1/calibrations/search",
  searchEmployeeGroups: "POST /user-management/v1/employee-groups/search",
  searchEvaluatedAgents: "POST /quality/v1/agents/search",
  searchEvaluationPlans: "POST /quality/v1/evaluation-plans/search",
  searchEvaluations: "POST /quality/v1/evaluations/search",
  searchGenerations: "POST /wfm/v1/generations/search",
  searchGroups: "POST /user-management/v1/groups/search",
  searchHistoryImports: "POST /wfm/v1/history/imports/search",
  searchImpersonations: "POST /authentication/v1/impersonations/search",
  searchInteractions: "POST /recording/v1/interactions/search",
  searchMembers: "POST /user-management/v1/members/search",
  searchMyTimeOff: "POST /my-space/v1/time-off/search",
  searchMyTrades: "POST /my-space/v1/trades/search",
  searchOpenidClients: "POST /authentication/v1/openid-clients/search",
  searchOwnEvaluations: "POST /quality/v1/own-evaluations/search",
  searchOwnInteractions: "POST /recording/v1/own-interactions/search",
  searchPlanningAgents: "POST /wfm/v1/agents/search",
  searchPlanningGroups: "POST /wfm/v1/planning-groups/search",
  searchPublicationChanges: "POST /wfm/v1/publications/changes/search",
  searchPublications: "POST /wfm/v1/publications/search",
  searchQualityForms: "POST /quality/v1/forms/search",
  searchQueues: "POST /wfm/v1/queues/search",
  searchReportDeliveries: "POST /reporting/v1/deliveries/search",
  searchReportRecipients: "POST /reporting/v1/recipients/search",
  searchRoles: "POST /authorization/roles/search",
  searchRotations: "POST /wfm/v1/rotations/search",
  searchSamlUsers: "POST /authentication/v1/saml/users/search",
  searchSessions: "POST /authentication/v1/sessions/search",
  searchSkills: "POST /user-management/v1/skills/search",
  searchStateMappings: "POST /wfm/v1/state-mappings/search",
  searchTeams: "POST /user-management/v1/teams/search",
  searchTeamsV3: "POST /user-management/v3/teams/search",
  searchTenants: "POST /tenant-management/v1/tenants/search",
  searchTimeOff: "POST /wfm/v1/time-off/search",
  searchTimeOffBalances: "POST /wfm/v1/time-off-balances/search",
  searchTimeOffLimits: "POST /wfm/v1/time-off-limits/search",
  searchTopics: "POST /analytics/v1/topics/search",
  searchTrades: "POST /wfm/v1/trades/search",
  searchUnplannedUsers: "POST /wfm/v1/agent-choices/users",
  searchUserRoles: "POST /user/role/search",
  searchUserSessions: "POST /authentication/v1/user-sessions/search",
  searchUsers: "POST /user-management/v1/users/search",
  searchUsersByPermission: "POST /wfo/user/searchByPermission",
  searchUsersV1: "POST /user/search",
  searchWebhooks: "POST /webhooks/v1/webhooks/search",
  searchWorkPlans: "POST /wfm/v1/work-plans/search",
  securityPolicy: "GET /authentication/v1/security-policy",
  seeMySchedule: "POST /my-space/v1/schedule/seen",
  sendReportDelivery: "POST /reporting/v1/deliveries/{deliveryId}/send",
  sessionRecording: "GET /full-story/configuration/full_story_configuration.json",
  setDefaultView: "PUT /saved-views/v1/views/{viewId}/default",
  setFavoriteDashboard: "PUT /dashboards/v1/dashboards/{dashboardId}/favorite",
  setMfa: "PUT /authentication/v1/mfa",
  setMfaPolicy: "PUT /authentication/v1/mfa/policy",
  setTenantStatus: "POST /tenant-management/v1/tenants/{tenantId}/status",
  setUserLock: "PATCH /authentication/v1/users/{userId}",
  shareDashboard: "PUT /dashboards/v1/dashboards/{dashboardId}/sharing",
  shellSettings: "GET /navigation_data/v1/shell-settings",
  skillUsers: "GET /wfo/user/skills/users",
  startAssignment: "POST /quality/v1/assignments/{assignmentId}/start",
  startCalibration: "POST /quality/v1/calibrations",
  startEvaluation: "POST /quality/v1/evaluations",
  startForecast: "POST /wfm/v1/forecasts",
  startGeneration: "POST /wfm/v1/schedules/{scheduleId}/generations",
  startHistoryImport: "POST /wfm/v1/history/imports",
  startImpersonation: "POST /authentication/v1/impersonations",
  startListening: "POST /recording/v1/interactions/{interactionId}/listening",
  startOwnListening: "POST /recording/v1/own-interactions/{interactionId}/listening",
  startPasswordReset: "POST /user/resetpassword",
  startSamlTest: "POST /authentication/v1/saml/tests",
  startUserImport: "POST /user-management/v1/imports/{importId}/start",
  stepUp: "POST /authentication/v1/step-up",
  stopImpersonation: "DELETE /authentication/v1/impersonations/{impersonationId}",
  submitCalibration: "POST /quality/v1/calibrations/{calibrationId}/submit",
  submitEvaluation: "POST /quality/v1/evaluations/{evaluationId}/submit",
  systemSession: "GET /public/user/cookie",
  tenantBaseUrls: "GET /tenants/v1/current/base-urls",
  tenantProperties: "GET /tenant-metadata/v1/tenant-properties",
  testWebhook: "POST /webhooks/v1/webhooks/{webhookId}/test",
  timeOffChoices: "GET /wfm/v1/time-off-choices",
  timeZoneList: "GET /date_time_formats/timeZones.json",
  toggledFeatures: "GET /config/toggledFeatures",
  translations: "GET /platform-cxone-translations/{language}/{file}",
  undoAdherenceException: "POST /wfm/v1/adherence/exceptions/{exceptionId}/undo",
  undoForecastPublication: "POST /wfm/v1/forecast-snapshots/{snapshotId}/undo",
  undoHistoryDecision: "POST /wfm/v1/history/decisions/{decisionId}/undo",
  undoHistoryImport: "POST /wfm/v1/history/imports/{importId}/undo",
  unlinkSamlUser: "DELETE /authentication/v1/saml/users/{userId}",
  updateAccessKey: "PATCH /access-key-management/v1/access-keys/{accessKeyId}",
  updateDashboard: "PATCH /dashboards/v1/dashboards/{dashboardId}",
  updateGroup: "PUT /group",
  updateNotificationSettings: "PUT /notifications/v1/settings",
  updateOpenidClient: "PUT /authentication/v1/openid-clients/{clientId}",
  updatePreference: "PUT /preferences/v1/users/{userId}/contexts/{applicationContext}/preferences",
  updateQualityForm: "PUT /quality/v1/forms/{formId}",
  updateRecordingMarker: "PUT /recording/v1/markers/{markerId}",
  updateReportDelivery: "PUT /reporting/v1/deliveries/{deliveryId}",
  updateRole: "PUT /authorization/roles/{roleId}",
  updateSavedView: "PUT /saved-views/v1/views/{viewId}",
  updateSkill: "PUT /wfo/user/skills",
  updateTeam: "PUT /user-management/v1/teams/{teamId}",
  updateTenant: "PUT /tenants/current",
  updateTenantTerms: "PUT /tenant-management/v1/tenants/{tenantId}",
  updateTopic: "PUT /analytics/v1/topics/{topicId}",
  updateUser: "POST /user/update",
  updateUserToggles: "PUT /config/users/{userId}/toggledFeatures",
  updateWebhook: "PUT /webhooks/v1/webhooks/{webhookId}",
  updateWfoUser: "POST /wfo/user/update",
  uploadRecording: "POST /recording/v1/interactions/{interactionId}/recording",
  uploadUsersCsv: "POST /user/upload/csv/users",
  uploadUsersStatus: "GET /user/upload/csv/users/status",
  userNameExistsStatus: "GET /user/userName/exists/status",
  userSettings: "GET /user/settings",
  usersBasicDetails: "POST /user/getUsersBasicDetails",
  usersByAttributes: "GET /user/byAttributes",
  usersByName: "GET /user",
  validateGroupName: "GET /user/groups/validateGroupName",
  validateLogin: "POST /public/authentication/v1/login/validate",
  verifyDomain: "POST /authentication/v1/domains/{domainId}/verification",
  verifyEmail: "PATCH /public/user-management/v1/users/email-verify",
  watchSession: "GET /user/v1/session/watch",
  wfoUser: "GET /wfo/user/{userId}",
  wfoUsers: "GET /wfo/user",
  wfoUsersByAttributes: "GET /wfo/user/byAttributes",
  withdrawEvaluation: "POST /quality/v1/evaluations/{evaluationId}/withdraw",
  withdrawTimeOff: "POST /my-space/v1/time-off/{requestId}/withdrawal",
  withdrawTrade: "POST /my-space/v1/trades/{tradeId}/withdrawal",
  writeShifts: "POST /wfm/v1/schedules/{scheduleId}/shifts",
} as const satisfies Record<keyof Calls, string>;
