// Generated from the OpenAPI document of the server by `npm run protocol`. Do not edit.
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health */
        get: operations["health_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Covers */
        get: operations["covers_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plain Board
         * @description For pages that have no board of their own for the game.
         */
        get: operations["plain_board_api_games__game__board_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/art/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Art
         * @description The drawings that a game's package brings for its cards, and `cover.svg`.
         */
        get: operations["art_api_games__game__art__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/options/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check Option
         * @description Whether a value can be agreed on, while it is being typed.
         */
        get: operations["check_option_api_games__game__options__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules */
        get: operations["rules_api_rules__game___language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Levels */
        get: operations["levels_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lobby */
        get: operations["lobby_api_tables_get"];
        put?: never;
        /** Open Table */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Lesson
         * @description A table at which somebody learns the game, dealt already.
         */
        post: operations["open_lesson_api_games__game__lessons_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look */
        get: operations["look_api_tables__id__get"];
        put?: never;
        post?: never;
        /** Delete */
        delete: operations["delete_api_tables__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit Down */
        post: operations["sit_down_api_tables__id__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Personal Link */
        post: operations["personal_link_api_tables__id__links_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim */
        post: operations["claim_api_tables__id__claims_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record */
        get: operations["record_api_tables__id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replay */
        get: operations["replay_api_tables__id__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look Back
         * @description Positions of a match that is over, as a seat or a spectator saw them, or all open.
         */
        post: operations["look_back_api_frames_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyse
         * @description What is there of the analysis of a finished match; asked again, it has grown.
         */
        post: operations["analyse_api_analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Account
         * @description `start`, `luck`, `choices` (its own) and `gifts` (the others' choices) make `result`, in
         *     round numbers too: all are whole hundredths.
         */
        Account: {
            /** Seat */
            seat: number;
            /** Start */
            start: number;
            /** Luck */
            luck: number;
            /** Choices */
            choices: number;
            /** Gifts */
            gifts: number;
            /** Missed */
            missed: number;
            /** Result */
            result: number;
        };
        /**
         * Analysis
         * @description A finished match looked back at, as far as it has come; 0 is the deal.
         */
        Analysis: {
            /** Id */
            id: string;
            /** Plies */
            plies: number;
            /** Done */
            done: number;
            /** Before */
            before: number;
            /** Chances */
            chances: number[][];
            /** Moments */
            moments: components["schemas"]["Moment"][];
            /** Seats */
            seats: components["schemas"]["Account"][];
        };
        /** AnalysisRequest */
        AnalysisRequest: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /**
             * First
             * @default 0
             */
            first: number;
        };
        /** BotSeatRequest */
        BotSeatRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /** Level */
            level: string;
        };
        /** Claim */
        Claim: {
            /** Code */
            code: string;
        };
        /** CreatedTable */
        CreatedTable: {
            /** Id */
            id: string;
            /** Host */
            host: string;
            /** Seats */
            seats: components["schemas"]["HeldSeat"][];
            table: components["schemas"]["Table"];
        };
        /**
         * Event
         * @description Something that happened, as one seat or a spectator saw it.
         */
        Event: {
            /** What */
            what: string;
            /** Seat */
            seat: number | null;
            /** Card */
            card: number | null;
            /** Concealed */
            concealed: boolean;
            source: components["schemas"]["Spot"] | null;
            target: components["schemas"]["Spot"] | null;
            /** Value */
            value: number;
        };
        /**
         * Frame
         * @description One position of a finished match, as a seat saw it or all open.
         */
        Frame: {
            /** Ply */
            ply: number;
            /** Move */
            move: string | null;
            view: components["schemas"]["PlainView"] | components["schemas"]["BiberGangView"] | components["schemas"]["BiberClanView"] | components["schemas"]["DamItView"] | components["schemas"]["RoiDesCastorsView"];
            /** Events */
            events: components["schemas"]["Event"][];
        };
        /** Frames */
        Frames: {
            /** Plies */
            plies: number;
            /** Frames */
            frames: components["schemas"]["Frame"][];
        };
        /**
         * FramesRequest
         * @description Positions of the match of a record: from `first`, `count` of them.
         */
        FramesRequest: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** Seat */
            seat?: number | null;
            /**
             * Open
             * @default false
             */
            open: boolean;
            /**
             * First
             * @default 0
             */
            first: number;
            /**
             * Count
             * @default 50
             */
            count: number;
        };
        /**
         * GameFacts
         * @description What stands on a game's cover.
         */
        GameFacts: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Version */
            version: number;
            /** Modes */
            modes: components["schemas"]["ModeFacts"][];
            /** Options */
            options: components["schemas"]["OptionFacts"][];
            /** Minutes */
            minutes: number;
            /** Age */
            age: number;
            /** Authors */
            authors: string;
            /** Illustrators */
            illustrators: string;
            /** Publisher */
            publisher: string;
            /** Languages */
            languages: string[];
            /** Ready */
            ready: boolean;
            /** Lesson */
            lesson: boolean;
        };
        /**
         * Health
         * @description `ok` when everything is compiled and loaded; `degraded` when compiling fails.
         */
        Health: {
            /**
             * Name
             * @default beaverboard
             * @constant
             */
            name: "beaverboard";
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "starting" | "degraded";
            /** Version */
            version: string;
            /** Tables */
            tables: number;
            /** Sockets */
            sockets: number;
            /** Ready */
            ready: string[];
            /** Missing */
            missing: string[];
            /** Interpreted */
            interpreted: boolean;
            /** Parts To Compile */
            parts_to_compile: number;
        };
        /** HeldSeat */
        HeldSeat: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /** Join */
        Join: {
            /** Name */
            name: string;
            /** Beaver */
            beaver?: ("bare" | "hat" | "scarf" | "glasses" | "flower" | "crown") | null;
            /** Colour */
            colour?: ("brown" | "sand" | "dark" | "grey" | "red" | "black" | "blue" | "green") | null;
            /** Seat */
            seat?: number | null;
            /** Key */
            key?: string | null;
        };
        /** Levels */
        Levels: {
            /** Levels */
            levels: string[];
        };
        /** Link */
        Link: {
            /** Seat */
            seat: number;
            /** Code */
            code: string;
            /** Seconds */
            seconds: number;
        };
        /**
         * ListedTable
         * @description A line of the lobby.
         */
        ListedTable: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Mode */
            mode: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "closed";
            /** Seats */
            seats: number;
            /** Open */
            open: number;
            /** People */
            people: string[];
            /** Bots */
            bots: number;
            /** Seconds */
            seconds: number | null;
            /** Created */
            created: number;
        };
        /** ModeFacts */
        ModeFacts: {
            /** Mode */
            mode: string | null;
            /** Seats */
            seats: number[];
            /** Sides */
            sides: number | null;
            /** For Newcomers */
            for_newcomers: boolean;
            /** Lesson */
            lesson: boolean;
        };
        /**
         * Moment
         * @description A choice that cost something. `ply` is that of the position after it.
         */
        Moment: {
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /** Cost */
            cost: number;
            /** Move */
            move: string;
            /** Action */
            action: number;
            /** Better */
            better: string;
            /** Better Action */
            better_action: number;
            /** Share */
            share: number;
            /** Better Share */
            better_share: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "slip" | "mistake" | "blunder";
        };
        /** NewLesson */
        NewLesson: {
            /** Mode */
            mode?: string | null;
            /** Name */
            name: string;
            /** Beaver */
            beaver?: ("bare" | "hat" | "scarf" | "glasses" | "flower" | "crown") | null;
            /** Colour */
            colour?: ("brown" | "sand" | "dark" | "grey" | "red" | "black" | "blue" | "green") | null;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /** Mode */
            mode?: string | null;
            /** Seats */
            seats: (components["schemas"]["PersonSeatRequest"] | components["schemas"]["BotSeatRequest"] | components["schemas"]["OpenSeatRequest"])[];
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: boolean | number | number[];
            };
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Chat
             * @default true
             */
            chat: boolean;
            /** Seconds */
            seconds?: number | null;
            /**
             * Absent
             * @default 60
             */
            absent: number | null;
            /**
             * Stand In
             * @default yearling
             */
            stand_in: string;
            /**
             * Friendly Undo
             * @default true
             */
            friendly_undo: boolean;
        };
        /**
         * Objection
         * @description Why numbers can't be agreed on: the key of a sentence, and which numbers are meant.
         */
        Objection: {
            /** Key */
            key: string;
            /** Arguments */
            arguments: {
                [key: string]: string | number | boolean | null;
            };
            /** Numbers */
            numbers: number[];
        };
        /**
         * OnCards
         * @description What stands on the cards of the box, and where each number is known from.
         */
        OnCards: {
            /** Mode */
            mode: string | null;
            /** Seats */
            seats: number;
            /** Numbers */
            numbers: number[];
            /** Origins */
            origins: ("printed" | "partly" | "reconstructed")[];
        };
        /** OpenSeatRequest */
        OpenSeatRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /** OptionCheck */
        OptionCheck: {
            /** Fine */
            fine: boolean;
            /** Rule */
            rule: string | null;
            objection: components["schemas"]["Objection"] | null;
        };
        /** OptionFacts */
        OptionFacts: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "switch" | "number" | "numbers" | "seat";
            /** Default */
            default: boolean | number | number[];
            /** Low */
            low: number;
            /** High */
            high: number;
            /** Count */
            count: number;
            /** Modes */
            modes: (string | null)[];
            /** Choices */
            choices: string[];
            /** Cards */
            cards: string[];
            /** On Cards */
            on_cards: components["schemas"]["OnCards"][];
        };
        /**
         * PersonSeatRequest
         * @description Somebody on the creator's device.
         */
        PersonSeatRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "person";
            /** Name */
            name: string;
            /** Beaver */
            beaver?: ("bare" | "hat" | "scarf" | "glasses" | "flower" | "crown") | null;
            /** Colour */
            colour?: ("brown" | "sand" | "dark" | "grey" | "red" | "black" | "blue" | "green") | null;
        };
        /** PlainArea */
        PlainArea: {
            /** Name */
            name: string;
            /** Owned */
            owned: boolean;
            /** Number */
            number: boolean;
            /** Columns */
            columns: number | null;
        };
        /**
         * PlainBoard
         * @description What the pages need to draw a game that they have no board for.
         */
        PlainBoard: {
            /** Title */
            title: string;
            /** Areas */
            areas: components["schemas"]["PlainArea"][];
            /** Cards */
            cards: string[];
            /** Colours */
            colours: string[];
            /** Pictures */
            pictures: string[];
            /** Words */
            words: {
                [key: string]: string;
            };
        };
        /**
         * Problem
         * @description The body of every answer that is not a success.
         */
        Problem: {
            /**
             * Key
             * @enum {string}
             */
            key: "error-unreadable" | "error-unknown-type" | "error-bad-message" | "error-protocol" | "error-hello-first" | "error-key-used" | "error-too-fast" | "error-token-missing" | "error-token-unknown" | "error-not-your-seat" | "error-not-host" | "error-origin" | "error-not-found" | "error-table-damaged" | "error-rules-changed" | "error-table-closed" | "error-getting-ready" | "error-hints-later" | "error-analysis-later" | "error-disk-full" | "error-log-full" | "error-try-again" | "error-bad-setup" | "error-unknown-bot" | "error-bad-name" | "error-name-taken" | "error-seat-taken" | "error-no-free-seat" | "error-seats-open" | "error-seat-occupied" | "error-code-unknown" | "error-already-started" | "error-not-started" | "error-not-over" | "error-is-over" | "error-not-your-turn" | "error-stale-ply" | "error-unknown-move" | "error-illegal-move" | "error-no-undo" | "error-others-moved" | "error-others-saw" | "error-undos-used-up" | "error-hidden-shown" | "error-no-hints" | "error-hints-busy" | "error-already-contributed" | "error-no-stand-in" | "error-is-here" | "error-just-gone" | "error-chat-off" | "error-muted" | "error-not-partners" | "error-bad-text" | "error-other-version" | "error-bad-record" | "error-record-unfinished" | "error-too-large" | "error-analysis-busy";
            /** Arguments */
            arguments: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * Replay
         * @description A finished match, with the seats at its end and who had them on the way.
         */
        Replay: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /** Sitters */
            sitters: components["schemas"]["Sitter"][];
        };
        /** Result */
        Result: {
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /** Ranks */
            ranks: number[] | null;
            /** Sides */
            sides: number;
            /** Lowest Wins */
            lowest_wins: boolean;
        };
        /** Seat */
        Seat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string | null;
            /** Beaver */
            beaver?: ("bare" | "hat" | "scarf" | "glasses" | "flower" | "crown") | null;
            /** Colour */
            colour?: ("brown" | "sand" | "dark" | "grey" | "red" | "black" | "blue" | "green") | null;
            /** Level */
            level: string | null;
            /** Here */
            here: boolean;
            /**
             * Reading
             * @default false
             */
            reading: boolean;
            /** Stand In */
            stand_in: ("away" | "clock" | "handed" | "empty") | null;
            /** Muted */
            muted: boolean;
            /** Contributed */
            contributed: boolean;
        };
        /**
         * Sitter
         * @description Who made a seat's moves, from the one after the position `ply` of the record on.
         */
        Sitter: {
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string | null;
            /** Level */
            level: string | null;
            /** Stand In */
            stand_in: ("away" | "clock" | "handed" | "empty") | null;
        };
        /**
         * Spot
         * @description A place on the table: a zone, whose it is, and which one there.
         */
        Spot: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /**
         * Table
         * @description All that everybody may know about a table but the position.
         */
        Table: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Mode */
            mode: string | null;
            /** Options */
            options: {
                [key: string]: boolean | number | number[];
            };
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /** Host */
            host: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "closed";
            /** Starting */
            starting: boolean;
            /** Listed */
            listed: boolean;
            /** Lesson */
            lesson: boolean;
            /** Hints */
            hints: boolean;
            /** Search */
            search: boolean;
            /** Chat */
            chat: boolean;
            /** Seconds */
            seconds: number | null;
            /** Absent */
            absent: number | null;
            /** Stand In */
            stand_in: string;
            /** Friendly Undo */
            friendly_undo: boolean;
            /** Ply */
            ply: number;
            /** Turn */
            turn: number | null;
            /** Spectators */
            spectators: number;
            /** Created */
            created: number;
            /** Commitment */
            commitment: string;
            /** Contributions */
            contributions: string[];
            result: components["schemas"]["Result"] | null;
            /** Rematch */
            rematch: string | null;
        };
        /**
         * ChangeSetup
         * @description The host changes what is agreed, before the start: all of it as it shall be.
         */
        ChangeSetup: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "change-setup";
            /** Key */
            key: string;
            /** Mode */
            mode: string | null;
            /** Seats */
            seats: number;
            /** Options */
            options: {
                [key: string]: boolean | number | number[];
            };
            /** Seconds */
            seconds: number | null;
            /** Hints */
            hints: boolean;
            /** Friendly Undo */
            friendly_undo: boolean;
        };
        /**
         * Contribute
         * @description The seat's share of the shuffle, between the host's start and the deal.
         */
        Contribute: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contribute";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
        };
        /**
         * HandOver
         * @description A bot takes the seat: an open one for good, a person's until they take it back; that of
         *     somebody who is gone until they are here again.
         */
        HandOver: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand-over";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /**
             * Level
             * @default null
             */
            level: string | null;
        };
        /**
         * Hello
         * @description First on every socket, and again whenever the tokens change.
         */
        Hello: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /** Tokens */
            tokens: string[];
            /**
             * Seen
             * @default null
             */
            seen: number | null;
            /**
             * Sheet
             * @default null
             */
            sheet: boolean | null;
        };
        /** Hint */
        Hint: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
        };
        /** Leave */
        Leave: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /**
         * MakeHost
         * @description The host hands their rights to another person.
         */
        MakeHost: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "make-host";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /** Mute */
        Mute: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mute";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Muted */
            muted: boolean;
        };
        /** Ping */
        Ping: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Place
         * @description A place on the table that was picked.
         */
        Place: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /** Play */
        Play: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
            /** Move */
            move: number | string;
        };
        /**
         * Proposal
         * @description A move of the position `ply` that one partner proposes to the other.
         */
        Proposal: {
            /** Ply */
            ply: number;
            /** Action */
            action: number;
        };
        /**
         * Ready
         * @description The scores of the last round were closed; the bots need not wait any longer.
         */
        Ready: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ready";
            /** Ply */
            ply: number;
        };
        /** Rematch */
        Rematch: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematch";
            /** Key */
            key: string;
        };
        /** Remove */
        Remove: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "remove";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /** SendChat */
        SendChat: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /**
             * Text
             * @default null
             */
            text: string | null;
            /**
             * Reaction
             * @default null
             */
            reaction: ("laugh" | "wink" | "wow" | "heart" | "thanks" | "tail-slap") | null;
            /** @default null */
            proposal: components["schemas"]["Proposal"] | null;
            /**
             * To
             * @default null
             */
            to: number[] | null;
        };
        /**
         * Start
         * @description The host begins; open seats get bots of the level `fill`. The cards are dealt when all who
         *     are here have added to the shuffle, or after some seconds.
         */
        Start: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "start";
            /** Key */
            key: string;
            /**
             * Fill
             * @default null
             */
            fill: string | null;
        };
        /**
         * SwapSeats
         * @description The host has two seats change places, with whoever sits there, before the start.
         */
        SwapSeats: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "swap-seats";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Other */
            other: number;
        };
        /** SwitchChat */
        SwitchChat: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "switch-chat";
            /** Key */
            key: string;
            /** On */
            on: boolean;
        };
        /**
         * TakeBack
         * @description The seat's person plays again, or (host) a bot's seat is open again.
         */
        TakeBack: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-back";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /** Undo */
        Undo: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
        };
        /**
         * Wait
         * @description Rather wait for a person who is gone than have a bot move for them soon.
         */
        Wait: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wait";
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /**
         * Why
         * @description Why the last of these picks does not go with those before.
         */
        Why: {
            /**
             * Protocol
             * @constant
             */
            protocol: 1;
            /** Sequence */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why";
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
            /** Picks */
            picks: components["schemas"]["Place"][];
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Ready"] | components["schemas"]["Ping"] | components["schemas"]["Hint"] | components["schemas"]["Why"] | components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["ChangeSetup"] | components["schemas"]["SwapSeats"] | components["schemas"]["Contribute"] | components["schemas"]["Start"] | components["schemas"]["Leave"] | components["schemas"]["HandOver"] | components["schemas"]["Wait"] | components["schemas"]["TakeBack"] | components["schemas"]["Remove"] | components["schemas"]["MakeHost"] | components["schemas"]["Mute"] | components["schemas"]["SwitchChat"] | components["schemas"]["Rematch"] | components["schemas"]["SendChat"];
        /**
         * Accepted
         * @description The command is done and kept; the same key gets the same answer again.
         */
        Accepted: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "accepted";
            /** Reply To */
            reply_to: number;
            /** Key */
            key: string;
            /** Ply */
            ply: number;
        };
        /** ChatAdded */
        ChatAdded: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            said: components["schemas"]["ChatMessage"];
        };
        /** ChatMessage */
        ChatMessage: {
            /** Number */
            number: number;
            /** Time */
            time: number;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string | null;
            /** Reaction */
            reaction: ("laugh" | "wink" | "wow" | "heart" | "thanks" | "tail-slap") | null;
            /**
             * To
             * @default null
             */
            to: number[] | null;
            /** @default null */
            proposal: components["schemas"]["Proposal"] | null;
        };
        /** Clock */
        Clock: {
            /** Seat */
            seat: number;
            /** Seconds */
            seconds: number;
            /** Left */
            left: number;
        };
        /**
         * EventsSeen
         * @description The game events of a table event as `seat` saw them; `null` is a spectator.
         */
        EventsSeen: {
            /** Seat */
            seat: number | null;
            /** Events */
            events: components["schemas"]["Event"][];
        };
        /**
         * Goodbye
         * @description The last message before the server closes the socket.
         */
        Goodbye: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "goodbye";
            /**
             * Reason
             * @enum {string}
             */
            reason: "restart" | "too-fast" | "too-slow" | "damaged" | "deleted";
            /** Reconnect */
            reconnect: boolean;
        };
        /**
         * Guide
         * @description What the coach of a lesson says at a position, one step after the other.
         */
        Guide: {
            /** Steps */
            steps: components["schemas"]["Step"][];
            /**
             * Action
             * @default null
             */
            action: number | null;
            /**
             * Number
             * @default null
             */
            number: number | null;
            /**
             * Total
             * @default null
             */
            total: number | null;
            /**
             * Finished
             * @default false
             */
            finished: boolean;
        };
        /** HintAnswer */
        HintAnswer: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Reply To */
            reply_to: number;
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
            /** Action */
            action: number;
            /** Moves */
            moves: components["schemas"]["HintMove"][];
            /** Others */
            others: number;
            /** Reasons */
            reasons: components["schemas"]["HintReason"][];
        };
        /**
         * HintMove
         * @description A move with its share of the win, and between what that very likely is.
         */
        HintMove: {
            /** Action */
            action: number;
            /** Share */
            share: number;
            /** Low */
            low: number;
            /** High */
            high: number;
            /** Score */
            score: number;
        };
        /**
         * HintReason
         * @description A sentence; an argument `what` is the key of another one.
         */
        HintReason: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "chances" | "gain" | "risk";
            /** Key */
            key: string;
            /** Arguments */
            arguments: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * Move
         * @description An action as a page offers it: a verb and what to pick for it, in picking order.
         */
        Move: {
            /** Action */
            action: number;
            /** Verb */
            verb: string;
            /**
             * Picks
             * @default []
             */
            picks: components["schemas"]["Spot"][];
        };
        /**
         * Note
         * @description Something to know before a move: a warning, or a fact such as a sum so far. The key of a
         *     sentence with its arguments; `seat` is a seat that the sentence names.
         */
        Note: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "warning" | "fact";
            /** Key */
            key: string;
            /** Arguments */
            arguments: {
                [key: string]: number;
            };
        };
        /** Pong */
        Pong: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
            /** Reply To */
            reply_to: number;
        };
        /** Position */
        Position: {
            /** Ply */
            ply: number;
            /** Turn */
            turn: number | null;
            clock: components["schemas"]["Clock"] | null;
            /** Views */
            views: components["schemas"]["SeatView"][];
            /** @default null */
            guide: components["schemas"]["Guide"] | null;
        };
        /** PositionChanged */
        PositionChanged: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "position";
            happened: components["schemas"]["TableEvent"];
            position: components["schemas"]["Position"];
        };
        /**
         * Refused
         * @description Nothing has changed. With `error-stale-ply` comes the position as it is.
         */
        Refused: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            /** Reply To */
            reply_to: number | null;
            /**
             * Key
             * @enum {string}
             */
            key: "error-unreadable" | "error-unknown-type" | "error-bad-message" | "error-protocol" | "error-hello-first" | "error-key-used" | "error-too-fast" | "error-token-missing" | "error-token-unknown" | "error-not-your-seat" | "error-not-host" | "error-origin" | "error-not-found" | "error-table-damaged" | "error-rules-changed" | "error-table-closed" | "error-getting-ready" | "error-hints-later" | "error-analysis-later" | "error-disk-full" | "error-log-full" | "error-try-again" | "error-bad-setup" | "error-unknown-bot" | "error-bad-name" | "error-name-taken" | "error-seat-taken" | "error-no-free-seat" | "error-seats-open" | "error-seat-occupied" | "error-code-unknown" | "error-already-started" | "error-not-started" | "error-not-over" | "error-is-over" | "error-not-your-turn" | "error-stale-ply" | "error-unknown-move" | "error-illegal-move" | "error-no-undo" | "error-others-moved" | "error-others-saw" | "error-undos-used-up" | "error-hidden-shown" | "error-no-hints" | "error-hints-busy" | "error-already-contributed" | "error-no-stand-in" | "error-is-here" | "error-just-gone" | "error-chat-off" | "error-muted" | "error-not-partners" | "error-bad-text" | "error-other-version" | "error-bad-record" | "error-record-unfinished" | "error-too-large" | "error-analysis-busy";
            /** Arguments */
            arguments: {
                [key: string]: string | number | boolean | null;
            };
            /** @default null */
            position: components["schemas"]["Position"] | null;
        };
        /**
         * RefusedPick
         * @description As the arguments of `error-illegal-move`: the key of the sentence and the rule.
         */
        RefusedPick: {
            /** Reason */
            reason: string;
            /** Rule */
            rule: string;
        };
        /**
         * SeatView
         * @description A game's view from one seat, with its legal moves; `null` is a spectator.
         */
        SeatView: {
            /** Seat */
            seat: number | null;
            view: components["schemas"]["PlainView"] | components["schemas"]["BiberGangView"] | components["schemas"]["BiberClanView"] | components["schemas"]["DamItView"] | components["schemas"]["RoiDesCastorsView"];
            /** Undo */
            undo: boolean;
            /** @default null */
            no_undo: components["schemas"]["Problem"] | null;
            /**
             * Notes
             * @default []
             */
            notes: components["schemas"]["Note"][];
            /**
             * Proposable
             * @default []
             */
            proposable: components["schemas"]["Move"][];
        };
        /**
         * Step
         * @description A sentence of the coach, and the places that it speaks of.
         */
        Step: {
            /** Key */
            key: string;
            /** Points */
            points: components["schemas"]["Spot"][];
        };
        /** TableChanged */
        TableChanged: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
            table: components["schemas"]["Table"];
            happened: components["schemas"]["TableEvent"] | null;
        };
        /**
         * TableEvent
         * @description Something that happened at the table; `key` names its sentence: `happened-moved`, …
         */
        TableEvent: {
            /** Number */
            number: number;
            /** Ply */
            ply: number;
            /** Time */
            time: number;
            /** Key */
            key: string;
            /** Arguments */
            arguments: {
                [key: string]: string | number | boolean | null;
            };
            /** Seen */
            seen: components["schemas"]["EventsSeen"][];
        };
        /**
         * Welcome
         * @description The answer to `hello`: everything a page needs to draw the table.
         */
        Welcome: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcome";
            /** Reply To */
            reply_to: number;
            you: components["schemas"]["You"];
            /** Unknown Tokens */
            unknown_tokens: number[];
            table: components["schemas"]["Table"];
            position: components["schemas"]["Position"] | null;
            /** Log */
            log: components["schemas"]["TableEvent"][];
            /** Chat */
            chat: components["schemas"]["ChatMessage"][];
        };
        /**
         * WhyAnswer
         * @description The answer to `why`; nothing is refused if the picks mean no move, or a legal one.
         */
        WhyAnswer: {
            /**
             * Protocol
             * @default 1
             * @constant
             */
            protocol: 1;
            /**
             * Sequence
             * @default 0
             */
            sequence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why";
            /** Reply To */
            reply_to: number;
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
            refused: components["schemas"]["RefusedPick"] | null;
        };
        /** You */
        You: {
            /** Seats */
            seats: number[];
            /** Host */
            host: boolean;
        };
        ServerMessage: components["schemas"]["Welcome"] | components["schemas"]["TableChanged"] | components["schemas"]["PositionChanged"] | components["schemas"]["Accepted"] | components["schemas"]["Refused"] | components["schemas"]["ChatAdded"] | components["schemas"]["HintAnswer"] | components["schemas"]["WhyAnswer"] | components["schemas"]["Pong"] | components["schemas"]["Goodbye"];
        /**
         * Move
         * @description An action as a page offers it: a verb and what to pick for it, in picking order.
         */
        PlainMove: {
            /** Action */
            action: number;
            /** Verb */
            verb: string;
            /**
             * Picks
             * @default []
             */
            picks: components["schemas"]["PlainSpot"][];
        };
        /**
         * Place
         * @description What lies at an index of a zone.
         */
        PlainPlace: {
            /**
             * Cards
             * @default []
             */
            cards: number[];
            /**
             * Count
             * @default 0
             */
            count: number;
        };
        /**
         * Spot
         * @description A place on the table: a zone, whose it is, and which one there.
         */
        PlainSpot: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /** Zone */
        PlainZone: {
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /** Places */
            places: components["schemas"]["PlainPlace"][];
        };
        /** View */
        PlainView: {
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: number;
            /** Turn */
            turn: number;
            /** Over */
            over: boolean;
            /** Zones */
            zones: components["schemas"]["PlainZone"][];
            /** Scores */
            scores: number[] | null;
            /** Ranks */
            ranks: number[] | null;
            /** Moves */
            moves: components["schemas"]["PlainMove"][];
        };
        /** LastRound */
        BiberGangLastRound: {
            /** Layouts */
            layouts: number[][];
            /** Sheets */
            sheets: components["schemas"]["BiberGangLine"][][];
        };
        /**
         * Line
         * @description One line of a score sheet: a column that counts, a pair, or equal pairs.
         */
        BiberGangLine: {
            /** Kind */
            kind: string;
            /** Columns */
            columns: number[];
            /** Value */
            value: number;
            /** Points */
            points: number;
        };
        /**
         * Move
         * @description An action as a page offers it: a verb and what to pick for it, in picking order.
         */
        BiberGangMove: {
            /** Action */
            action: number;
            /** Verb */
            verb: string;
            /**
             * Picks
             * @default []
             */
            picks: components["schemas"]["BiberGangSpot"][];
        };
        /**
         * Spot
         * @description A place on the table: a zone, whose it is, and which one there.
         */
        BiberGangSpot: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /** View */
        BiberGangView: {
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: number;
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            /** Phase */
            phase: string;
            /** Turn */
            turn: number;
            /** Over */
            over: boolean;
            /** Starter */
            starter: number | null;
            /** Ender */
            ender: number | null;
            /** Layouts */
            layouts: (number | null)[][];
            /** Beaver Values */
            beaver_values: (number | null)[][];
            /** Pairs */
            pairs: boolean[][];
            /** Pile */
            pile: number;
            /** Discards */
            discards: number[];
            /** Reshuffled */
            reshuffled: boolean;
            /** Holds */
            holds: boolean;
            /** Drawn */
            drawn: number | null;
            /** Under */
            under: (number | null)[][];
            /** Turns */
            turns: number[];
            /** Totals */
            totals: number[];
            /** Ranks */
            ranks: number[];
            /** Points */
            points: number[][];
            last_round: components["schemas"]["BiberGangLastRound"] | null;
            /** Moves */
            moves: components["schemas"]["BiberGangMove"][];
        };
        /** LastRound */
        BiberClanLastRound: {
            /** Lodges */
            lodges: (number | null)[][];
            /** Ender */
            ender: number | null;
            /** Sheets */
            sheets: components["schemas"]["BiberClanLine"][][];
            /** Five Equal */
            five_equal: number[];
        };
        /**
         * Line
         * @description One line of a score sheet: the cards, equal ones, or the end begun too early.
         */
        BiberClanLine: {
            /** Kind */
            kind: string;
            /** Cards */
            cards: number[];
            /** Points */
            points: number;
        };
        /**
         * Move
         * @description An action as a page offers it: a verb and what to pick for it, in picking order.
         */
        BiberClanMove: {
            /** Action */
            action: number;
            /** Verb */
            verb: string;
            /**
             * Picks
             * @default []
             */
            picks: components["schemas"]["BiberClanSpot"][];
        };
        /**
         * Space
         * @description A space of a lodge. The last two fields are for the memory aid: who has seen a
         *     face-down card, and after how many shuffles of the discard pile it was drawn.
         */
        BiberClanSpace: {
            /** Filled */
            filled: boolean;
            /** Up */
            up: boolean;
            /** Card */
            card: number | null;
            /** Protected */
            protected: string | null;
            /**
             * Seen By
             * @default []
             */
            seen_by: number[];
            /**
             * Shuffle
             * @default null
             */
            shuffle: number | null;
        };
        /**
         * Spot
         * @description A place on the table: a zone, whose it is, and which one there.
         */
        BiberClanSpot: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /** View */
        BiberClanView: {
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: number;
            /** Mode */
            mode: string;
            /** Memory Aid */
            memory_aid: boolean;
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            /** Phase */
            phase: string;
            /** Turn */
            turn: number;
            /** Over */
            over: boolean;
            /** Starter */
            starter: number;
            /** Ender */
            ender: number | null;
            /** Lodges */
            lodges: components["schemas"]["BiberClanSpace"][][];
            /** Pile */
            pile: number;
            /** Shuffles */
            shuffles: number;
            /** Discards */
            discards: number[];
            /** Aside */
            aside: number[];
            /** Holds */
            holds: boolean;
            /** Hand */
            hand: number | null;
            peeked: components["schemas"]["BiberClanSpot"] | null;
            /** Unseen */
            unseen: number[][];
            /** Turns */
            turns: number[];
            /** Most Turns */
            most_turns: number;
            /** Totals */
            totals: number[];
            /** Ranks */
            ranks: number[];
            /** Points */
            points: number[][];
            last_round: components["schemas"]["BiberClanLastRound"] | null;
            /** Moves */
            moves: components["schemas"]["BiberClanMove"][];
        };
        /**
         * Cards
         * @description What lies in a hand and in a dam pile, and what it is worth.
         */
        DamItCards: {
            /** Hand */
            hand: number[];
            /** Wood */
            wood: number;
            /** Dams */
            dams: components["schemas"]["DamItDam"][];
            /** Garbage */
            garbage: number;
            /** Garbage Price */
            garbage_price: number;
            /** Sheet */
            sheet: components["schemas"]["DamItLine"][];
            /** Score */
            score: number;
        };
        /** Dam */
        DamItDam: {
            /** Card */
            card: number;
            /** Cost */
            cost: number;
            /** Points */
            points: number;
        };
        /**
         * Line
         * @description One line of a score sheet: so many dams, cubes or garbage cards, so many points; and the
         *     value of the trees in hand, where it decides a tie.
         */
        DamItLine: {
            /** Kind */
            kind: string;
            /** Count */
            count: number;
            /** Points */
            points: number;
        };
        /**
         * Move
         * @description An action as a page offers it: a verb and what to pick for it, in picking order.
         */
        DamItMove: {
            /** Action */
            action: number;
            /** Verb */
            verb: string;
            /**
             * Picks
             * @default []
             */
            picks: components["schemas"]["DamItSpot"][];
        };
        /** Player */
        DamItPlayer: {
            /** Cubes */
            cubes: number;
            /** Hand */
            hand: number;
            /** Dam Pile */
            dam_pile: number;
            cards: components["schemas"]["DamItCards"] | null;
        };
        /** RiverCard */
        DamItRiverCard: {
            /** Card */
            card: number;
            /** Price */
            price: number;
            /** Cubes */
            cubes: number;
        };
        /**
         * Spot
         * @description A place on the table: a zone, whose it is, and which one there.
         */
        DamItSpot: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /** View */
        DamItView: {
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: number;
            /** Memory Aid */
            memory_aid: boolean;
            /** Turn */
            turn: number;
            /** Over */
            over: boolean;
            /** Ended By */
            ended_by: string | null;
            /** Values */
            values: number[];
            /** River */
            river: components["schemas"]["DamItRiverCard"][];
            /** Pile */
            pile: number;
            /** Takes Left */
            takes_left: number;
            /** Stacks */
            stacks: components["schemas"]["DamItDam"][][];
            /** Costs */
            costs: number[];
            /** Discards */
            discards: number[];
            /** Players */
            players: components["schemas"]["DamItPlayer"][];
            /** Ranks */
            ranks: number[] | null;
            /** Moves */
            moves: components["schemas"]["DamItMove"][];
        };
        /**
         * Bonus
         * @description RC-11.3: with that many logs in a dam, its team draws so many.
         */
        RoiDesCastorsBonus: {
            /** Logs */
            logs: number;
            /** Draws */
            draws: number;
        };
        /**
         * CardRow
         * @description An action or bonus card, as this match plays it.
         */
        RoiDesCastorsCardRow: {
            /** Draws */
            draws: number;
            /** Replay */
            replay: boolean;
            /** Effect */
            effect: string;
        };
        /** CharacterRow */
        RoiDesCastorsCharacterRow: {
            /** Uses */
            uses: string;
            /** Has Bonus */
            has_bonus: boolean;
            /** Start */
            start: string | null;
            /** Power */
            power: string;
            /** Bonus */
            bonus: string;
        };
        /** Dam */
        RoiDesCastorsDam: {
            /** Logs */
            logs: components["schemas"]["RoiDesCastorsLog"][];
            /** Total */
            total: number;
            /** Fate */
            fate: string;
            /** Needs */
            needs: number | null;
            /** Fits */
            fits: number[];
            /** Points */
            points: number;
            next_bonus: components["schemas"]["RoiDesCastorsBonus"] | null;
        };
        /**
         * Goal
         * @description What ends the match: dams of so much, points, logs laid; None does not count.
         */
        RoiDesCastorsGoal: {
            /** Dams */
            dams: number | null;
            /** Size */
            size: number | null;
            /** Points */
            points: number | null;
            /** Logs */
            logs: number | null;
            /** Quiet */
            quiet: number | null;
        };
        /**
         * Line
         * @description One line of a score: what it is for, which dam (if one), what it gives.
         */
        RoiDesCastorsLine: {
            /** Kind */
            kind: string;
            /** Dam */
            dam: number | null;
            /** Value */
            value: number;
            /** Points */
            points: number;
        };
        /** Log */
        RoiDesCastorsLog: {
            /** Printed */
            printed: number;
            /** Counts */
            counts: number;
        };
        /**
         * Move
         * @description An action as a page offers it: a verb and what to pick for it, in picking order.
         */
        RoiDesCastorsMove: {
            /** Action */
            action: number;
            /** Verb */
            verb: string;
            /**
             * Picks
             * @default []
             */
            picks: components["schemas"]["RoiDesCastorsSpot"][];
        };
        /**
         * Side
         * @description Who has a hand and dams: a seat, a team, or in solo the player and the Bûcheron.
         */
        RoiDesCastorsSide: {
            /** Seats */
            seats: number[];
            /** Character */
            character: string | null;
            /** Spent */
            spent: boolean;
            /** Asleep */
            asleep: boolean;
            /** Optimised */
            optimised: boolean;
            /** Permanente */
            permanente: number;
            /** Protection */
            protection: number;
            /** Protected By */
            protected_by: string | null;
            /** Reserve */
            reserve: number[];
            /** Held */
            held: number;
            /** Logs Held */
            logs_held: number | null;
            /** Hand */
            hand: number[] | null;
            /** Remembered */
            remembered: number[];
            /** Hand Limit */
            hand_limit: number;
            /** Dams */
            dams: components["schemas"]["RoiDesCastorsDam"][];
            /** Laid Sum */
            laid_sum: number;
            /** Laid Logs */
            laid_logs: number;
            /** Score */
            score: number;
            /** Rank */
            rank: number;
            /** Sheet */
            sheet: components["schemas"]["RoiDesCastorsLine"][];
        };
        /**
         * Spot
         * @description A place on the table: a zone, whose it is, and which one there.
         */
        RoiDesCastorsSpot: {
            /** Zone */
            zone: string;
            /** Seat */
            seat: number;
            /** Index */
            index: number;
        };
        /**
         * Turn
         * @description What goes on in this turn.
         */
        RoiDesCastorsTurn: {
            /** Sleeps */
            sleeps: boolean;
            /** Raising */
            raising: boolean;
            /** Free */
            free: boolean;
            /** Laid */
            laid: number;
            /** Lays Left */
            lays_left: number;
            /** Least */
            least: number;
            /** Card */
            card: string | null;
            /** Owed */
            owed: number;
            /** Done */
            done: number;
            /** Most */
            most: number | null;
            /** Victim */
            victim: number | null;
            /** Dam */
            dam: number | null;
            /** Dam To */
            dam_to: number | null;
            /** Moved */
            moved: number | null;
            /** Drawn */
            drawn: (number | null)[];
        };
        /** View */
        RoiDesCastorsView: {
            /** Seat */
            seat: number | null;
            /** Side */
            side: number | null;
            /** Seats */
            seats: number;
            /** Mode */
            mode: string;
            /** Exact */
            exact: boolean;
            /** Equal Turns */
            equal_turns: boolean;
            /** Memory Aid */
            memory_aid: boolean;
            /** Ally */
            ally: string | null;
            /** Cards */
            cards: components["schemas"]["RoiDesCastorsCardRow"][];
            /** Characters */
            characters: components["schemas"]["RoiDesCastorsCharacterRow"][];
            /** Keeps */
            keeps: number | null;
            /** Lifts */
            lifts: number | null;
            /** Phase */
            phase: string;
            /** Turn */
            turn: number;
            /** Over */
            over: boolean;
            /** Starter */
            starter: number;
            /** Last Lap */
            last_lap: boolean;
            /** Quiet */
            quiet: number;
            goal: components["schemas"]["RoiDesCastorsGoal"];
            this_turn: components["schemas"]["RoiDesCastorsTurn"];
            /** Monopole */
            monopole: boolean;
            /** Sides */
            sides: components["schemas"]["RoiDesCastorsSide"][];
            /** Pile */
            pile: number;
            /** Log Pile */
            log_pile: number | null;
            /** Discards */
            discards: number[];
            /** Aside */
            aside: number[];
            /** River */
            river: (number | null)[] | null;
            /** Copies */
            copies: number[];
            /** Unseen */
            unseen: number[];
            /** Aimed */
            aimed: boolean;
            /** Rival Wins */
            rival_wins: boolean;
            /** Moves */
            moves: components["schemas"]["RoiDesCastorsMove"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    covers_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFacts"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    plain_board_api_games__game__board_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainBoard"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    art_api_games__game__art__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_option_api_games__game__options__name__get: {
        parameters: {
            query: {
                value: string;
            };
            header?: never;
            path: {
                game: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionCheck"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_api_rules__game___language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": components["schemas"]["Problem"];
                };
            };
        };
    };
    levels_api_bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Levels"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lobby_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTable"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_lesson_api_games__game__lessons_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLesson"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_api_tables__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_api_tables__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit_down_api_tables__id__seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldSeat"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    personal_link_api_tables__id__links_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claim_api_tables__id__claims_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldSeat"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_api_tables__id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_api_tables__id__replay_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_back_api_frames_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FramesRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frames"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analyse_api_analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
