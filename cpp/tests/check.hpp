// The whole test framework: a check that says where it failed, and goes on.
#pragma once

#include <iostream>

namespace kvarto::tests {

inline int failures = 0;

}  // namespace kvarto::tests

#define CHECK(condition)                                                                      \
    do {                                                                                      \
        if (!(condition)) {                                                                   \
            std::cerr << __FILE__ << ':' << __LINE__ << ": not true: " << #condition << '\n'; \
            ++kvarto::tests::failures;                                                        \
        }                                                                                     \
    } while (false)

#define CHECK_EQUAL(found, expected, where)                                               \
    do {                                                                                  \
        const auto found_value = (found);                                                 \
        const auto expected_value = (expected);                                           \
        if (found_value != expected_value) {                                              \
            std::cerr << __FILE__ << ':' << __LINE__ << ": " << (where) << ": " << #found \
                      << " is " << found_value << ", not " << expected_value << '\n';     \
            ++kvarto::tests::failures;                                                    \
        }                                                                                 \
    } while (false)
